import { useTranslation } from 'react-i18next';
import { usePersisted } from '../../shell/persisted';
import { soundPreference } from '../../shell/preferences';
import { hear } from '../../shell/sound/play';
import type { BarSwitch } from '../../shell/TopBar';
import type { CallMe } from './useCallMe';

/** What the bar of a table switches on and off: being called, where that can be, and sound. */
export const useSwitches = (callMe: CallMe | undefined): readonly BarSwitch[] => {
  const { t } = useTranslation('table');
  const [isHeard] = usePersisted(soundPreference);
  const sound: BarSwitch = {
    id: 'sound',
    icon: isHeard ? 'sound' : 'mute',
    label: t('sound.name'),
    isOn: isHeard,
    hint: t(isHeard ? 'sound.off' : 'sound.on'),
    onToggle: () => (isHeard ? soundPreference.set(false) : hear()),
  };
  if (!callMe) return [sound];
  const { isOn, toggle } = callMe;
  const hint = t(isOn ? 'call.off' : 'call.on');
  return [
    { id: 'call', icon: isOn ? 'bell' : 'bellOff', label: t('call.me'), isOn, hint, onToggle: toggle },
    sound,
  ];
};
