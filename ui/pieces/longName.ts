/** Does a name need smaller letters, and a second line if need be, where a third of a phone is all its room? */
export const isLongName = (name: string): boolean => name.length > 9;
