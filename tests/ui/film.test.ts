import { addressOf, readWish } from '../../ui/replay/address';
import { afterStep, clampSpot, filmOf, next, previous, type Spot } from '../../ui/replay/film';
import { gameUi } from '../../ui/boards/auf-achse-cards';
import { withoutOwn } from '../heard';
import { replayed } from '../replayed';
import { filmBy, record, recorded, wholeLog } from './recordedMatch';

const LENGTH = record.steps.length;

describe('a film', () => {
  test('tells what happened at the table beside the game, and what computers decided for others', () => {
    const replay = replayed(record);
    const [seat] = record.steps[1]!;
    const events = [
      { place: 1, kind: 'handedOver', seat, name: 'Bo', by: '9', byName: 'Ada', level: 'easy' } as const,
    ];
    const film = filmOf(
      { ...replay, record: { ...record, table: { standIns: [2], events } } },
      'spectator',
      gameUi.moments,
    );
    expect(film.events).toEqual(events);
    expect(film.logTo(3).map(({ standIn }) => standIn)).toEqual([undefined, 'easy', undefined]);
    expect(filmBy('spectator').events).toEqual([]);
  });

  test.each(['three-players', 'five-players'])('of %s shows nobody what they may not see', (name) => {
    const replay = replayed(recorded(name));
    const {
      module,
      positions,
      record: { seats },
    } = replay;
    for (const eyes of ['spectator', ...seats.keys()].map(String)) {
      const film = filmBy(eyes, replay);
      const playerID = eyes === 'spectator' ? null : eyes;
      for (const [step, { G }] of positions.entries()) {
        const shown = withoutOwn(film.momentsOf(step).at(-1), playerID);
        const hidden = module.hiddenFrom(G, playerID);
        expect(hidden.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
      }
    }
  });

  test('with everything open tells what was laid', () => {
    expect(wholeLog(filmBy('open')).every(({ args }) => args?.length === 1)).toBe(true);
    expect(wholeLog(filmBy('0')).every(({ args }) => args === null)).toBe(true);
  });

  test('runs through every moment once, and back', () => {
    const film = filmBy('open');
    const walk = (from: Spot, on: typeof next) => {
      const spots = [from];
      for (;;) {
        const spot = on(film, spots.at(-1)!);
        if (spot.step === spots.at(-1)!.step && spot.moment === spots.at(-1)!.moment) return spots;
        spots.push(spot);
      }
    };
    const forth = walk({ step: 0, moment: 0 }, next);
    const all = Array.from({ length: film.length + 1 }, (_, step) => film.momentsOf(step).length);
    expect(forth).toHaveLength(all.reduce((sum, moments) => sum + moments, 0));
    expect(walk(forth.at(-1)!, previous)).toEqual(forth.toReversed());
  });

  test('has an end: no wish leads beyond it', () => {
    const film = filmBy('open');
    expect(clampSpot(film, { step: 9999, moment: 99 })).toEqual(afterStep(film, LENGTH));
    expect(clampSpot(film, { step: -1, moment: 3 })).toEqual({ step: 0, moment: 0 });
  });
});

const wish = (search: string) => readWish(new URLSearchParams(search), 4);

describe('the address of a place', () => {
  test('opens the replay there, through the same eyes', () => {
    expect(addressOf('/replay/saved/1', '2', { step: 7, moment: 1 }, 4)).toBe(
      '/replay/saved/1?step=7&moment=1&seat=2',
    );
    expect(wish('?step=7&moment=1&seat=2')).toEqual({ eyes: '2', step: 7, moment: 1 });
  });

  test('leaves out what goes without saying', () => {
    expect(addressOf('/r', 'open', { step: 7, moment: 3 }, 4)).toBe('/r?step=7');
    expect(wish('?step=7')).toEqual({ eyes: 'open', step: 7, moment: undefined });
  });

  test('says whether the match is analysed there, or which step is judged', () => {
    const spot = { step: 7, moment: 3 };
    const said = { shown: 'analysis', judged: undefined } as const;
    expect(addressOf('/r', 'open', spot, 4, said)).toBe('/r?step=7&view=analysis');
    expect(wish('?step=7&view=analysis')).toMatchObject({ step: 7, shown: 'analysis' });
    expect(addressOf('/r', 'open', spot, 4, { shown: 'table', judged: 8 })).toBe('/r?step=7&judged=8');
    expect(wish('?judged=8')).toMatchObject({ step: 7, judged: 8 });
    expect(wish('?step=7&view=attic&judged=0')).toEqual({ eyes: 'open', step: 7, moment: undefined });
  });

  test('that makes no sense is the beginning with everything open', () => {
    for (const search of ['?step=abc&seat=9', '?step=-4&seat=x', '?step=1e3&seat=__proto__', ''])
      expect(wish(search)).toEqual({ eyes: 'open', step: 0, moment: undefined });
  });
});
