import { scenario, contractWith, open, play } from './scenario';

describe('B-11.8 Inspektion', () => {
  test('whoever gets it having stopped early for goods is not held to handle them', () => {
    const { id } = contractWith(({ from }) => from === 'luxembourg');
    const points = { type: 'drive', least: 3, most: 3, die: null, optional: true } as const;
    const G = scenario({
      trucks: { 0: 'luxembourg-saarbruecken.1', 1: 'nuernberg-muenchen.1' },
      hands: { 0: [id] },
      pile: [contractWith(({ from }) => from !== 'luxembourg').id],
      held: { 1: [{ card: 'inspektion', owes: 0 }] },
      turn: { rolled: true },
      tasks: [
        { ...points, seat: '1' },
        { ...points, seat: '0' },
      ],
    });
    play(G, '0', ['drive', 'luxembourg']);
    play(G, '1', ['drive', 'muenchen']);
    expect(G.held['0']).toEqual([{ card: 'inspektion', owes: 0 }]);
    expect(G.turn.due).toBeNull();
    expect(open(G, '0').length).toBeGreaterThan(0);
  });
});
