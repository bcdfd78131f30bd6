/**
 * B-1.2 — the road map as tables. The printed map could not be found: rows marked `attested` are named by a source,
 * all others are a reconstruction around them. If you own the game, correct a row here, and its drawing in
 * `ui/boards/auf-achse-board/places.ts`, and nothing else; `npx jest data` checks the row.
 */

/** The origin of a row: a source names it, or it is our reconstruction. */
export type Status = 'attested' | 'reconstructed';

/** The cities, by country from north to south, with the sources that name them. */
// prettier-ignore
export const CITIES = [
  { id: 'flensburg',    name: 'Flensburg',   country: 'D',  status: 'attested',      source: 'event card, rules'       },
  { id: 'hamburg',      name: 'Hamburg',     country: 'D',  status: 'attested',      source: 'rules'                   },
  { id: 'bremen',       name: 'Bremen',      country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'hannover',     name: 'Hannover',    country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'berlin',       name: 'Berlin',      country: 'D',  status: 'attested',      source: 'jury text, review'       },
  { id: 'rotterdam',    name: 'Rotterdam',   country: 'NL', status: 'attested',      source: 'jury text'               },
  { id: 'bruxelles',    name: 'Bruxelles',   country: 'B',  status: 'attested',      source: 'jury text'               },
  { id: 'luxembourg',   name: 'Luxembourg',  country: 'L',  status: 'reconstructed', source: ''                        },
  { id: 'dortmund',     name: 'Dortmund',    country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'koeln',        name: 'Köln',        country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'kassel',       name: 'Kassel',      country: 'D',  status: 'attested',      source: 'event card'              },
  { id: 'frankfurt',    name: 'Frankfurt',   country: 'D',  status: 'attested',      source: 'event card'              },
  { id: 'saarbruecken', name: 'Saarbrücken', country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'wuerzburg',    name: 'Würzburg',    country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'nuernberg',    name: 'Nürnberg',    country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'stuttgart',    name: 'Stuttgart',   country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'strasbourg',   name: 'Strasbourg',  country: 'F',  status: 'reconstructed', source: ''                        },
  { id: 'basel',        name: 'Basel',       country: 'CH', status: 'reconstructed', source: ''                        },
  { id: 'zuerich',      name: 'Zürich',      country: 'CH', status: 'reconstructed', source: ''                        },
  { id: 'muenchen',     name: 'München',     country: 'D',  status: 'attested',      source: 'event cards'             },
  { id: 'passau',       name: 'Passau',      country: 'D',  status: 'reconstructed', source: ''                        },
  { id: 'salzburg',     name: 'Salzburg',    country: 'A',  status: 'reconstructed', source: ''                        },
  { id: 'innsbruck',    name: 'Innsbruck',   country: 'A',  status: 'reconstructed', source: ''                        },
  { id: 'linz',         name: 'Linz',        country: 'A',  status: 'reconstructed', source: ''                        },
  { id: 'wien',         name: 'Wien',        country: 'A',  status: 'attested',      source: 'event card'              },
  { id: 'graz',         name: 'Graz',        country: 'A',  status: 'attested',      source: 'review'                  },
  { id: 'villach',      name: 'Villach',     country: 'A',  status: 'reconstructed', source: ''                        },
  { id: 'trieste',      name: 'Trieste',     country: 'I',  status: 'attested',      source: 'jury text'               },
  { id: 'verona',       name: 'Verona',      country: 'I',  status: 'attested',      source: 'jury text, German rules' },
  { id: 'milano',       name: 'Milano',      country: 'I',  status: 'attested',      source: 'jury text'               },
] as const satisfies readonly { id: string; name: string; country: string; status: Status; source: string }[];

export type CityId = (typeof CITIES)[number]['id'];

/** A road between two neighbouring cities. */
export type Road = {
  readonly from: CityId;
  readonly to: CityId;
  /** The number of spaces between them. */
  readonly spaces: number;
  /** The spaces with a red and white triangle, counted from `from`, starting with 1. */
  readonly events: readonly number[];
  readonly status: Status;
};

/** The roads. The single space between Hamburg and Flensburg is printed (B-9.2). */
// prettier-ignore
export const ROADS: readonly Road[] = [
  { from: 'flensburg',    to: 'hamburg',      spaces: 1, events: [],     status: 'attested'      },
  { from: 'hamburg',      to: 'bremen',       spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'hamburg',      to: 'hannover',     spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'hamburg',      to: 'berlin',       spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'bremen',       to: 'hannover',     spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'bremen',       to: 'dortmund',     spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'bremen',       to: 'rotterdam',    spaces: 4, events: [3],    status: 'reconstructed' },
  { from: 'hannover',     to: 'berlin',       spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'hannover',     to: 'dortmund',     spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'hannover',     to: 'kassel',       spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'kassel',       to: 'dortmund',     spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'kassel',       to: 'frankfurt',    spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'kassel',       to: 'wuerzburg',    spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'kassel',       to: 'berlin',       spaces: 4, events: [2],    status: 'reconstructed' },
  { from: 'dortmund',     to: 'rotterdam',    spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'dortmund',     to: 'koeln',        spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'koeln',        to: 'bruxelles',    spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'rotterdam',    to: 'bruxelles',    spaces: 1, events: [1],    status: 'reconstructed' },
  { from: 'koeln',        to: 'frankfurt',    spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'koeln',        to: 'luxembourg',   spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'bruxelles',    to: 'luxembourg',   spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'luxembourg',   to: 'saarbruecken', spaces: 1, events: [1],    status: 'reconstructed' },
  { from: 'saarbruecken', to: 'frankfurt',    spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'saarbruecken', to: 'strasbourg',   spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'frankfurt',    to: 'wuerzburg',    spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'frankfurt',    to: 'stuttgart',    spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'frankfurt',    to: 'strasbourg',   spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'wuerzburg',    to: 'nuernberg',    spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'wuerzburg',    to: 'stuttgart',    spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'nuernberg',    to: 'berlin',       spaces: 5, events: [2, 4], status: 'reconstructed' },
  { from: 'nuernberg',    to: 'muenchen',     spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'nuernberg',    to: 'passau',       spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'stuttgart',    to: 'muenchen',     spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'stuttgart',    to: 'strasbourg',   spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'stuttgart',    to: 'zuerich',      spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'strasbourg',   to: 'basel',        spaces: 1, events: [1],    status: 'reconstructed' },
  { from: 'basel',        to: 'zuerich',      spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'basel',        to: 'milano',       spaces: 4, events: [1, 3], status: 'reconstructed' },
  { from: 'zuerich',      to: 'milano',       spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'zuerich',      to: 'muenchen',     spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'zuerich',      to: 'innsbruck',    spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'muenchen',     to: 'innsbruck',    spaces: 1, events: [1],    status: 'reconstructed' },
  { from: 'muenchen',     to: 'salzburg',     spaces: 1, events: [1],    status: 'reconstructed' },
  { from: 'muenchen',     to: 'passau',       spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'passau',       to: 'linz',         spaces: 1, events: [1],    status: 'reconstructed' },
  { from: 'salzburg',     to: 'linz',         spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'linz',         to: 'wien',         spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'linz',         to: 'graz',         spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'salzburg',     to: 'villach',      spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'innsbruck',    to: 'verona',       spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'innsbruck',    to: 'salzburg',     spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'villach',      to: 'graz',         spaces: 2, events: [],     status: 'reconstructed' },
  { from: 'villach',      to: 'trieste',      spaces: 2, events: [1],    status: 'reconstructed' },
  { from: 'wien',         to: 'graz',         spaces: 2, events: [2],    status: 'reconstructed' },
  { from: 'graz',         to: 'trieste',      spaces: 4, events: [2],    status: 'reconstructed' },
  { from: 'verona',       to: 'trieste',      spaces: 3, events: [2],    status: 'reconstructed' },
  { from: 'verona',       to: 'milano',       spaces: 1, events: [],     status: 'reconstructed' },
  { from: 'passau',       to: 'wien',         spaces: 3, events: [2],    status: 'reconstructed' },
];
