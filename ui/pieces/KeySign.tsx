import { Icon, type IconName } from './Icon';

/** What is drawn on keys for whose signs not every device has letters. */
const DRAWN: Partial<Record<string, IconName>> = { Enter: 'enter', Backspace: 'erase' };

/** What stands on a key, by what browsers call it. */
export const KeySign = ({ name }: { name: string }) => {
  const drawn = DRAWN[name];
  return drawn ? <Icon name={drawn} size={16} /> : name;
};
