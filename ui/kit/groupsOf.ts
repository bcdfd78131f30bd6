/** Divides items into as few groups as possible, of at most `most` each and as equal as possible. */
export const groupsOf = <T>(items: readonly T[], most: number): readonly (readonly T[])[] => {
  const groups = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / groups);
  return Array.from({ length: groups }, (_, group) => items.slice(group * size, (group + 1) * size));
};
