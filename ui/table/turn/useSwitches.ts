import { useTranslation } from 'react-i18next';
import { usePersisted } from '../../shell/persisted';
import { LOUDNESSES, soundPreference, tableSoundPreference, volumePreference } from '../../shell/preferences';
import { hear, play } from '../../shell/sound/play';
import type { BarSwitch } from '../../shell/TopBar';
import type { CallMe } from './useCallMe';

const mute = () => soundPreference.set(false);

/** The switches in the bar of a table: being called, where that is possible, and sound. */
export const useSwitches = (callMe: CallMe | undefined): readonly BarSwitch[] => {
  const { t } = useTranslation('table');
  const [isHeard] = usePersisted(soundPreference);
  const [volume, setVolume] = usePersisted(volumePreference);
  const sound: BarSwitch = {
    id: 'sound',
    icon: isHeard ? 'sound' : 'mute',
    label: t('sound.how', { how: isHeard ? t(`settings.${volume}`) : t('sound.none') }),
    isOn: isHeard,
    hint: t(isHeard ? 'sound.off' : 'sound.on'),
    onToggle: isHeard ? mute : hear,
    degrees: [
      { id: 'off', label: t('sound.none'), checked: !isHeard, onSelect: mute },
      ...LOUDNESSES.map((value) => ({
        id: value,
        label: t(`settings.${value}`),
        checked: isHeard && value === volume,
        onSelect: () => {
          setVolume(value);
          tableSoundPreference.set(true);
          hear();
          play('card');
        },
      })),
    ],
  };
  if (!callMe) return [sound];
  const { isOn, toggle } = callMe;
  const hint = t(isOn ? 'call.off' : 'call.on');
  return [
    { id: 'call', icon: isOn ? 'bell' : 'bellOff', label: t('call.me'), isOn, hint, onToggle: toggle },
    sound,
  ];
};
