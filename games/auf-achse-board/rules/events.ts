import type { PlayerID } from 'boardgame.io';
import { contractOf, type ContractId } from '../contracts';
import type { CardWith, EventCard, EventEffect } from '../events';
import { SPACES, type Space } from '../network';
import type { Play } from '../play';
import { neighbourOf, seatsOf, type View } from '../state';
import { loseCargo, unload } from './cargo';
import {
  citiesBack,
  farthestAboard,
  homeward,
  lastLoadedAt,
  nextCities,
  nextEventSpaces,
} from './destinations';
import { goTo } from './driving';
import { hold, putAway } from './heldCards';
import { demand, earn, pay } from './money';
import { jam, mayJam } from './signs';

/** What a card can be carried out with: a space, a contract, a seat, a word; null with nothing. */
type Choice = string | null;

/** A card whose text has been read, about to be carried out. */
type Drawn<Card = EventCard> = { readonly seat: PlayerID; readonly card: Card };

/** What became of the card itself. */
type Left = 'used' | 'kept' | 'noEffect';

type EventRule<Card> = {
  /** What there is to choose; nothing but null when the card is simply carried out. */
  readonly choices?: (view: View, drawn: Drawn<Card>) => readonly Choice[];
  readonly carryOut: (play: Play, drawn: Drawn<Card>, choice: Choice) => Left;
};

type Rules = {
  readonly [Effect in EventEffect['effect']]: EventRule<CardWith<Effect>>;
};

/** Only where there is more than one is there something to choose. */
const oneOf = (items: readonly string[]): readonly Choice[] => (items.length > 1 ? items : [null]);

const lastOf = (path: readonly Space[]): Space => path.at(-1)!;

const missTurn = ({ G, tell }: Play, { seat, card }: Drawn): Left => {
  G.missed[seat]! += 1;
  tell({ type: 'mustMiss', seat, card: card.id });
  return 'used';
};

const keep = (play: Play, { seat, card }: Drawn): Left => {
  hold(play, seat, card.id);
  play.tell({ type: 'kept', seat, card: card.id });
  return 'kept';
};

/** B-10 — the card lies in front of the player until the jam ends. */
const placeJam = (play: Play, { seat, card }: Drawn, space: Space): Left => {
  jam(play, seat, space, card.id);
  hold(play, seat, card.id);
  return 'kept';
};

/** B-11.7 — drives to the chosen end of the ways there are. */
const goAlong = (play: Play, { seat, card }: Drawn, path: readonly Space[] | undefined): Left => {
  if (!path) return 'noEffect';
  goTo(play, seat, path, card.id);
  return 'used';
};

const pathTo = (paths: readonly (readonly Space[])[], choice: Choice): readonly Space[] | undefined =>
  paths.find((path) => lastOf(path) === choice);

/** B-12 — what each card does. */
const RULES: Rules = {
  // Polizeikontrolle, Radarfalle
  fine: {
    carryOut: (play, { seat, card }) => (demand(play, seat, card.id, card.amount) ? 'kept' : 'used'),
  },
  // Truckerfestival
  prize: {
    carryOut: (play, { seat, card }) => {
      earn(play, seat, card.amount, card.id);
      return 'used';
    },
  },
  // Zollkontrolle; B-8.3 — who cannot pay misses the turn
  customs: {
    choices: (view, { seat, card }) => (view.money[seat]! >= card.amount ? ['pay', 'miss'] : ['miss']),
    carryOut: (play, drawn, choice) => {
      if (choice === 'miss') return missTurn(play, drawn);
      pay(play, drawn.seat, drawn.card.amount, drawn.card.id);
      return 'used';
    },
  },
  // Pannenhilfe
  help: {
    choices: () => ['help', 'driveOn'],
    carryOut: (play, drawn, choice) => {
      if (choice === 'driveOn') return 'used';
      missTurn(play, drawn);
      earn(play, drawn.seat, drawn.card.amount, drawn.card.id);
      return 'used';
    },
  },
  // Hilfe, Diebe!
  thieves: {
    carryOut: (play, { seat, card }) => {
      const contracts = loseCargo(play, seat);
      if (!contracts.length) return 'noEffect';
      play.tell({ type: 'robbed', seat, contracts });
      earn(play, seat, card.amount * contracts.length, card.id);
      return 'used';
    },
  },
  // Bahnverladung
  rail: {
    choices: (view, { seat }) => oneOf(farthestAboard(view, seat)),
    carryOut: (play, { seat, card }, choice) => {
      const contract = (choice as ContractId | null) ?? farthestAboard(play.G, seat)[0];
      if (!contract) return 'noEffect';
      unload(play, seat, contract, card.id);
      return demand(play, seat, card.id, card.amount) ? 'kept' : 'used';
    },
  },
  // Vorbildliche Wartung
  extraMove: {
    carryOut: ({ G }, { seat, card: { least, most } }) => {
      G.tasks.push({ type: 'drive', seat, least, most, die: null, optional: true });
      return 'used';
    },
  },
  motivation: { carryOut: keep },
  // Schneestürme
  snow: {
    carryOut: ({ G }, { seat, card: { least, most } }) => {
      G.tasks.push({ type: 'snow', seat, least, most, left: seatsOf(G) });
      return 'used';
    },
  },
  // Road Runner, Subunternehmer; B-11.5 — the drawer moves first, so the partner's move lies below
  partner: {
    choices: (view, { seat }) => [null, ...seatsOf(view).filter((other) => other !== seat)],
    carryOut: ({ G, tell }, { seat, card }, partner) => {
      const move = {
        type: 'drive',
        least: card.points,
        most: card.points,
        die: null,
        optional: true,
      } as const;
      if (partner !== null) {
        G.tasks.push({ ...move, seat: partner });
        tell({ type: 'partner', seat, with: partner, card: card.id });
      }
      G.tasks.push({ ...move, seat });
      return 'used';
    },
  },
  // Sonderauftrag
  order: { carryOut: keep },
  inspection: { carryOut: keep },
  // Stau (München), (Frankfurt), (Kassel)
  jamCity: { carryOut: (play, drawn) => placeJam(play, drawn, drawn.card.city) },
  // Stau (Nebel), (Unfall)
  jamAnywhere: {
    choices: (view) => SPACES.filter((space) => mayJam(view, space)),
    carryOut: (play, drawn, space) => placeJam(play, drawn, space as Space),
  },
  // Beifahrer
  rollAgain: {
    carryOut: ({ G }, { seat, card }) => {
      G.tasks.push({ type: 'roll', seat, card: card.id });
      return 'used';
    },
  },
  // Schnelle Verladung
  rollAfterLoading: { carryOut: keep },
  // Dokumente
  goBack: {
    choices: (view, { seat }) => oneOf(citiesBack(view, seat)),
    carryOut: (play, drawn, choice) => {
      const city = (choice as Space | null) ?? citiesBack(play.G, drawn.seat)[0];
      return goAlong(play, drawn, city && [city]);
    },
  },
  // Fahrtenschreiber
  missTurn: { carryOut: missTurn },
  // Familiennachwuchs
  family: {
    choices: (view, { seat }) => oneOf(homeward(view, seat)),
    carryOut: (play, { seat, card }, choice) => {
      const contract = (choice as ContractId | null) ?? homeward(play.G, seat)[0];
      if (!contract) return 'noEffect';
      goTo(play, seat, [contractOf(contract).to], card.id);
      unload(play, seat, contract, card.id);
      // B-5.4
      play.G.turn.handled = true;
      return 'used';
    },
  },
  // Fracht Dumping: with a contract in hand it is carried out by giving one away
  giveContract: {
    choices: (view, { seat }) => (view.hands[seat]!.length ? [] : [null]),
    carryOut: () => 'noEffect',
  },
  // Freundlicher Kundenservice, Vertrauen; option `serviceDraw`
  drawContract: {
    carryOut: ({ G, tell }, { seat, card }) => {
      const contract = (G.options.serviceDraw === 'public' ? G.pile : G.reserve).pop();
      // B-11.9
      if (!contract) return 'noEffect';
      G.hands[seat]!.push(contract);
      tell({ type: 'drewContract', seat, card: card.id });
      return 'used';
    },
  },
  // Gute Routenplanung
  nextCity: {
    choices: (view, { seat }) => [null, ...nextCities(view, seat).map(lastOf)],
    carryOut: (play, drawn, city) => {
      const paths = nextCities(play.G, drawn.seat);
      if (city !== null || !paths.length) return goAlong(play, drawn, pathTo(paths, city));
      play.tell({ type: 'stayed', seat: drawn.seat });
      return 'used';
    },
  },
  // Zollabfertigung
  nextEvent: {
    choices: (view, { seat }) => oneOf(nextEventSpaces(view, seat).map(lastOf)),
    carryOut: (play, drawn, space) => {
      const paths = nextEventSpaces(play.G, drawn.seat);
      return goAlong(play, drawn, space === null ? paths[0] : pathTo(paths, space));
    },
  },
  // Ware verdorben
  spoilt: {
    carryOut: (play, drawn) => {
      const city = lastLoadedAt(play.G, drawn.seat);
      return goAlong(play, drawn, city && [city]);
    },
  },
};

const ruleOf = (card: EventCard): EventRule<EventCard> => RULES[card.effect] as EventRule<EventCard>;

/** B-12 — what the seat may carry the card out with. */
export const choicesOf = (view: View, drawn: Drawn): readonly Choice[] =>
  ruleOf(drawn.card).choices?.(view, drawn) ?? [null];

/** B-3.3, B-12 — does what the card says; it goes under the pile before any move that it grants. */
export const carryOut = (play: Play, drawn: Drawn, choice: Choice): void => {
  const { seat, card } = drawn;
  play.G.tasks.pop();
  const left = ruleOf(card).carryOut(play, drawn, choice);
  if (left === 'noEffect') play.tell({ type: 'noEffect', seat, card: card.id });
  if (left !== 'kept') putAway(play, seat, card.id);
};

/** B-12 Fracht Dumping — a contract not yet loaded goes to the right-hand neighbour; nobody else sees which (B-1.3). */
export const give = (play: Play, { seat, card }: Drawn, contract: ContractId): void => {
  const { G, tell } = play;
  const to = neighbourOf(G, seat, -1);
  G.tasks.pop();
  G.hands[seat] = G.hands[seat]!.filter((other) => other !== contract);
  G.hands[to]!.push(contract);
  tell({ type: 'gave', seat, to, card: card.id });
  putAway(play, seat, card.id);
};
