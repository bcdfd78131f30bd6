/**
 * the six sides in a short notation. The drawings could not be found: the shapes are ours, their lengths
 * follow from the printed figures. If you own the game, correct a side in its single line.
 *
 * Segments in clockwise driving order; numbers go from the left lane to the right one, which is the infield:
 * - `S<n>[/k][=]`: straight of n rows and k lanes (2 by default); `=`: a solid white line between the lanes
 * - `C<n>`: chicane of n single spaces, the whole width of the road
 * - `R<deg>:<a,b>[=]`, `L<deg>:<a,b>[=]`: right-hand or left-hand curve with this many spaces in each lane
 * - `G<p>@<a>`: start and finish: three rows, the line, three rows; beside the infield a pit lane of p spaces, entered
 *   from the a-th row before the line, left to the a-th row after it
 */
// prettier-ignore
export const SIDES = {
  bleifuss:  { name: 'Bleifuß',   half: 'far',   spec: 'S1 R90:4,3 S1/3 C1 S1/3 R90:4,3= S1' },
  plattfuss: { name: 'Plattfuß',  half: 'far',   spec: 'S1 R90:3,2 L45:1,1 R90:3,2= L45:1,1 C1 R90:4,3 S1' },
  nuerburg:  { name: 'Nürburg',   half: 'far',   spec: 'S1 R90:3,2= C1 R45:1,1 S1= L90:2,3= R45:1,1 C1 R90:3,2= S1' },
  drom:      { name: 'Drom',      half: 'start', spec: 'S1 R90:3,2 G3@2 R90:4,3 S1' },
  circuit:   { name: 'Circuit',   half: 'start', spec: 'S1 R90:3,2= G5@2 R90:3,2 C1' },
  ring:      { name: 'Ring',      half: 'start', spec: 'S1 R45:2,1= C1 R45:1,1 G3@2 R45:1,1 S1= R45:2,1=' },
} as const satisfies Record<string, { name: string; half: 'far' | 'start'; spec: string }>;

export type SideId = keyof typeof SIDES;
