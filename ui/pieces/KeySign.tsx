import { Icon, type IconName } from './Icon';

/** Icons for keys whose symbols are missing in the fonts of some devices. */
const DRAWN: Partial<Record<string, IconName>> = { Enter: 'enter', Backspace: 'erase' };

/** The symbol on a key, given its name in browsers. */
export const KeySign = ({ name }: { name: string }) => {
  const drawn = DRAWN[name];
  return drawn ? <Icon name={drawn} size={16} /> : name;
};
