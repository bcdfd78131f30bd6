import type { CityId } from './map';

/** What an event card does; `rules/events.ts` has one rule for each. Sums in DM, points in spaces. */
export type EventEffect =
  | { readonly effect: 'fine' | 'prize' | 'customs' | 'help' | 'thieves' | 'rail'; readonly amount: number }
  | { readonly effect: 'extraMove' | 'motivation' | 'snow'; readonly least: number; readonly most: number }
  | { readonly effect: 'partner'; readonly points: number }
  | {
      readonly effect: 'order';
      readonly city: CityId;
      readonly reward: number;
      /** To pay at the end by a player who has not been there. */
      readonly penalty: number;
    }
  | { readonly effect: 'inspection'; readonly city: CityId; readonly penalty: number }
  | { readonly effect: 'jamCity'; readonly city: CityId }
  | {
      readonly effect:
        | 'jamAnywhere'
        | 'rollAgain'
        | 'rollAfterLoading'
        | 'goBack'
        | 'missTurn'
        | 'family'
        | 'giveContract'
        | 'drawContract'
        | 'nextCity'
        | 'nextEvent'
        | 'spoilt';
    };

/** B-12 — the 31 event cards, one of each; ids follow the printed titles. */
// prettier-ignore
const TABLE = [
  { id: 'bahnverladung',          title: 'Bahnverladung',               effect: 'rail', amount: 1000 },
  { id: 'beifahrer',              title: 'Beifahrer',                   effect: 'rollAgain' },
  { id: 'dokumente',              title: 'Dokumente',                   effect: 'goBack' },
  { id: 'fahrtenschreiber',       title: 'Fahrtenschreiber',            effect: 'missTurn' },
  { id: 'familiennachwuchs',      title: 'Familiennachwuchs',           effect: 'family' },
  { id: 'frachtDumping',          title: 'Fracht Dumping',              effect: 'giveContract' },
  { id: 'kundenservice',          title: 'Freundlicher Kundenservice',  effect: 'drawContract' },
  { id: 'guteRoutenplanung',      title: 'Gute Routenplanung',          effect: 'nextCity' },
  { id: 'diebe',                  title: 'Hilfe, Diebe!',               effect: 'thieves', amount: 1000 },
  { id: 'inspektion',             title: 'Inspektion',                  effect: 'inspection', city: 'muenchen', penalty: 1000 },
  { id: 'motivation',             title: 'Motivation',                  effect: 'motivation', least: 1, most: 3 },
  { id: 'pannenhilfe',            title: 'Pannenhilfe',                 effect: 'help', amount: 1000 },
  { id: 'polizeikontrolle',       title: 'Polizeikontrolle',            effect: 'fine', amount: 500 },
  { id: 'radarfalle',             title: 'Radarfalle',                  effect: 'fine', amount: 500 },
  { id: 'roadRunner',             title: 'Road Runner ruft Teddybär',   effect: 'partner', points: 3 },
  { id: 'schneestuerme',          title: 'Schneestürme',                effect: 'snow', least: 1, most: 3 },
  { id: 'schnelleVerladung',      title: 'Schnelle Verladung',          effect: 'rollAfterLoading' },
  { id: 'sonderauftragFlensburg', title: 'Sonderauftrag Flensburg',     effect: 'order', city: 'flensburg', reward: 2000, penalty: 1000 },
  { id: 'sonderauftragWien',      title: 'Sonderauftrag Wien',          effect: 'order', city: 'wien', reward: 2000, penalty: 1000 },
  { id: 'stauMuenchen',           title: 'Stau (München)',              effect: 'jamCity', city: 'muenchen' },
  { id: 'stauFrankfurt',          title: 'Stau (Frankfurt)',            effect: 'jamCity', city: 'frankfurt' },
  { id: 'stauKassel',             title: 'Stau (Kassel)',               effect: 'jamCity', city: 'kassel' },
  { id: 'stauNebel',              title: 'Stau (Nebel)',                effect: 'jamAnywhere' },
  { id: 'stauUnfall',             title: 'Stau (Unfall)',               effect: 'jamAnywhere' },
  { id: 'subunternehmer',         title: 'Subunternehmer',              effect: 'partner', points: 3 },
  { id: 'truckerfestival',        title: 'Truckerfestival',             effect: 'prize', amount: 500 },
  { id: 'vertrauen',              title: 'Vertrauen',                   effect: 'drawContract' },
  { id: 'wartung',                title: 'Vorbildliche Wartung',        effect: 'extraMove', least: 1, most: 4 },
  { id: 'wareVerdorben',          title: 'Ware verdorben',              effect: 'spoilt' },
  { id: 'zollabfertigung',        title: 'Zollabfertigung',             effect: 'nextEvent' },
  { id: 'zollkontrolle',          title: 'Zollkontrolle',               effect: 'customs', amount: 500 },
] as const satisfies readonly (EventEffect & { id: string; title: string })[];

export type EventId = (typeof TABLE)[number]['id'];

/** An event card: its id, its printed title and what it does. */
export type EventCard = EventEffect & { readonly id: EventId; readonly title: string };

/** An event card with that effect. */
export type CardWith<Effect extends EventEffect['effect']> = EventCard & { readonly effect: Effect };

export const EVENTS: readonly EventCard[] = TABLE;

export const EVENT_IDS: readonly EventId[] = TABLE.map(({ id }) => id);

const BY_ID: ReadonlyMap<unknown, EventCard> = new Map(EVENTS.map((card) => [card.id, card]));

/** Is this text the id of an event card? */
export const isEvent = (id: unknown): id is EventId => BY_ID.has(id);

/** The content of the card. */
export const eventOf = (id: EventId): EventCard => BY_ID.get(id)!;
