import type { PlayerID } from 'boardgame.io';
import { contractOf } from '../contracts';
import type { CardWith, EventCard, EventEffect } from '../events';
import { SPACES, type Space } from '../network';
import type { Play } from '../move';
import { othersOf, seatsOf, servicePileOf, type View } from '../state';
import { unloadGoods } from './cargo';
import {
  citiesBack,
  farthestAboard,
  homeward,
  lastLoadedAt,
  nextCities,
  nextEventSpaces,
} from './destinations';
import { goTo } from './driving';
import { demand, earn, pay } from './money';
import { jam, mayJam } from './signs';

/** A drawn card that is about to be carried out. */
type Drawn<Card = EventCard> = { readonly seat: PlayerID; readonly card: Card };

/** Where the card goes after it has been carried out, or that it had no effect. */
type Left = 'used' | 'kept' | 'noEffect';

type Effect = (play: Play) => Left;

/** One way to carry out a card: the choice made (a space, a contract, a seat, a word, or none), and its effect. */
type WayOut = { readonly choice: string | null; readonly does: Effect };

/** Lists all ways to carry out a card. */
type EventRule<Card> = (view: View, drawn: Drawn<Card>) => readonly WayOut[];

type Rules = { readonly [Name in EventEffect['effect']]: EventRule<CardWith<Name>> };

/** The only way, without a choice. */
const simply = (does: Effect): readonly WayOut[] => [{ choice: null, does }];

const noEffect: Effect = () => 'noEffect';

/** A choice only if there is more than one item; with none there is no effect. */
const oneOf = <Item extends string>(
  items: readonly Item[],
  effectOf: (item: Item) => Effect,
): readonly WayOut[] => {
  if (items.length > 1) return items.map((item) => ({ choice: item, does: effectOf(item) }));
  const [only] = items;
  return simply(only === undefined ? noEffect : effectOf(only));
};

const missTurn =
  ({ seat, card }: Drawn): Effect =>
  ({ tell }) => {
    tell({ type: 'mustMiss', seat, card: card.id });
    return 'used';
  };

const keep =
  ({ seat, card }: Drawn): Effect =>
  ({ tell }) => {
    tell({ type: 'kept', seat, card: card.id });
    return 'kept';
  };

/** B-10 — the card lies in front of the player until the jam ends. */
const placeJam =
  ({ seat, card }: Drawn, space: Space): Effect =>
  (play) => {
    jam(play, seat, space, card.id);
    return 'kept';
  };

/** B-11.7 — the card moves the truck along these spaces. */
const goAlong =
  ({ seat, card }: Drawn, path: readonly Space[]): Effect =>
  (play) => {
    goTo(play, seat, path, card.id);
    return 'used';
  };

/** The paths by their last space; of several the first found. */
const byEnd = (paths: readonly (readonly Space[])[]): ReadonlyMap<Space, readonly Space[]> =>
  new Map(paths.toReversed().map((path) => [path.at(-1)!, path]));

/** B-12 — what each card does. */
const RULES: Rules = {
  // Polizeikontrolle, Radarfalle
  fine: (_view, { seat, card }) =>
    simply((play) => (demand(play, seat, card.id, card.amount) ? 'kept' : 'used')),
  // Truckerfestival
  prize: (_view, { seat, card }) =>
    simply((play) => {
      earn(play, seat, card.amount, card.id);
      return 'used';
    }),
  // Zollkontrolle; B-8.3 — a player who cannot pay misses a turn
  customs: (view, drawn) => {
    const { seat, card } = drawn;
    const payNow: Effect = (play) => {
      pay(play, seat, card.amount, card.id);
      return 'used';
    };
    return [
      ...(view.money[seat]! >= card.amount ? [{ choice: 'pay', does: payNow }] : []),
      { choice: 'miss', does: missTurn(drawn) },
    ];
  },
  // Pannenhilfe
  help: (_view, drawn) => {
    const help: Effect = (play) => {
      missTurn(drawn)(play);
      earn(play, drawn.seat, drawn.card.amount, drawn.card.id);
      return 'used';
    };
    return [
      { choice: 'help', does: help },
      { choice: 'driveOn', does: () => 'used' },
    ];
  },
  // Hilfe, Diebe!
  thieves: (view, { seat, card }) =>
    simply((play) => {
      const contracts = view.aboard[seat]!;
      if (!contracts.length) return 'noEffect';
      play.tell({ type: 'robbed', seat, contracts, cards: contracts });
      earn(play, seat, card.amount * contracts.length, card.id);
      return 'used';
    }),
  // Bahnverladung
  rail: (view, { seat, card }) =>
    oneOf(farthestAboard(view, seat), (contract) => (play) => {
      unloadGoods(play, seat, contract, card.id);
      return demand(play, seat, card.id, card.amount) ? 'kept' : 'used';
    }),
  // Vorbildliche Wartung
  extraMove: (_view, { seat, card: { least, most } }) =>
    simply(({ tell }) => {
      tell({ type: 'asked', task: { type: 'drive', seat, least, most, die: null, optional: true } });
      return 'used';
    }),
  motivation: (_view, drawn) => simply(keep(drawn)),
  // Schneestürme
  snow: (view, { seat, card: { least, most } }) =>
    simply(({ tell }) => {
      tell({ type: 'asked', task: { type: 'snow', seat, least, most, left: seatsOf(view) } });
      return 'used';
    }),
  // Road Runner, Subunternehmer; B-11.5 — the drawer moves first, so the partner's task lies below
  partner: (view, { seat, card }) => {
    const { points } = card;
    const move = { type: 'drive', least: points, most: points, die: null, optional: true } as const;
    const moveWith =
      (partner: PlayerID): Effect =>
      ({ tell }) => {
        tell({ type: 'partner', seat, with: partner, card: card.id });
        tell({ type: 'asked', task: { ...move, seat: partner } });
        tell({ type: 'asked', task: { ...move, seat } });
        return 'used';
      };
    const moveAlone: Effect = ({ tell }) => {
      tell({ type: 'asked', task: { ...move, seat } });
      return 'used';
    };
    return [
      { choice: null, does: moveAlone },
      ...othersOf(view, seat).map((partner) => ({ choice: partner, does: moveWith(partner) })),
    ];
  },
  // Sonderauftrag
  order: (_view, drawn) => simply(keep(drawn)),
  inspection: (_view, drawn) => simply(keep(drawn)),
  // Stau (München), (Frankfurt), (Kassel)
  jamCity: (_view, drawn) => simply(placeJam(drawn, drawn.card.city)),
  // Stau (Nebel), (Unfall)
  jamAnywhere: (view, drawn) =>
    SPACES.filter((space) => mayJam(view, space)).map((space) => ({
      choice: space,
      does: placeJam(drawn, space),
    })),
  // Beifahrer
  rollAgain: (_view, { seat, card }) =>
    simply(({ tell }) => {
      tell({ type: 'asked', task: { type: 'roll', seat, card: card.id } });
      return 'used';
    }),
  // Schnelle Verladung
  rollAfterLoading: (_view, drawn) => simply(keep(drawn)),
  // Dokumente
  goBack: (view, drawn) => oneOf(citiesBack(view, drawn.seat), (city) => goAlong(drawn, [city])),
  // Fahrtenschreiber
  missTurn: (_view, drawn) => simply(missTurn(drawn)),
  // Familiennachwuchs
  family: (view, { seat, card }) =>
    oneOf(homeward(view, seat), (contract) => (play) => {
      goTo(play, seat, [contractOf(contract).to], card.id);
      unloadGoods(play, seat, contract, card.id);
      // B-5.4
      play.tell({ type: 'handled', seat });
      return 'used';
    }),
  // Fracht Dumping: with a contract in hand it is carried out by giving one away
  giveContract: (view, { seat }) => (view.hands[seat]!.length ? [] : simply(noEffect)),
  // Freundlicher Kundenservice, Vertrauen
  drawContract: (_view, { seat, card }) =>
    simply(({ G, tell }) => {
      const contract = servicePileOf(G).at(-1);
      // B-11.9
      if (!contract) return 'noEffect';
      tell({ type: 'drewContract', seat, card: card.id, contract });
      return 'used';
    }),
  // Gute Routenplanung
  nextCity: (view, drawn) => {
    const paths = byEnd(nextCities(view, drawn.seat));
    const stay: Effect = ({ tell }) => {
      if (!paths.size) return 'noEffect';
      tell({ type: 'stayed', seat: drawn.seat });
      return 'used';
    };
    return [
      { choice: null, does: stay },
      ...[...paths].map(([city, path]) => ({ choice: city, does: goAlong(drawn, path) })),
    ];
  },
  // Zollabfertigung
  nextEvent: (view, drawn) => {
    const paths = byEnd(nextEventSpaces(view, drawn.seat));
    return oneOf([...paths.keys()], (space) => goAlong(drawn, paths.get(space)!));
  },
  // Ware verdorben
  spoilt: (view, drawn) => {
    const city = lastLoadedAt(view, drawn.seat);
    return oneOf(city ? [city] : [], (back) => goAlong(drawn, [back]));
  },
};

/** B-12 — the ways in which the seat may carry out the card. */
export const waysOut = (view: View, drawn: Drawn): readonly WayOut[] =>
  (RULES[drawn.card.effect] as EventRule<EventCard>)(view, drawn);

/** Carries out the card in one way; B-11.3 — tells it if that has no effect. */
export const actOn = (play: Play, { seat, card }: Drawn, does: Effect): Left => {
  const left = does(play);
  if (left === 'noEffect') play.tell({ type: 'noEffect', seat, card: card.id });
  return left;
};
