/**
 * Does a name need smaller letters, and perhaps a second line, where only a third of a phone's width is available?
 */
export const isLongName = (name: string): boolean => name.length > 9;
