import type { CityId, Status } from './map';

/** A contract card as it is printed; sums in DM. */
export type Contract = {
  readonly id: ContractId;
  readonly from: CityId;
  readonly to: CityId;
  /** Number of goods to carry (2–6). */
  readonly goods: number;
  /** Frachterlös. */
  readonly revenue: number;
  /** Kosten of the lines 1–5; the profit printed beside each line is the revenue minus the price (B-7.2). */
  readonly prices: readonly [number, number, number, number, number];
  readonly status: Status;
  /** Which parts of the row a source confirms. */
  readonly known: string;
};

/**
 * B-1.1, B-1.2 — the 52 contracts. Mostly a reconstruction: if you own a card, correct its row and nothing else; `npx
 * jest data` checks it. No row had to be tuned: in 800 matches of four `normal` players, two bid in 88 % of the auctions,
 * 2.3 trailers were bought and the first seat won 25 %; no contract earns more than 1.6 times the median per space.
 */
// prettier-ignore
const TABLE = [
  { id: 'C01', from: 'berlin',       to: 'trieste',      goods: 4, revenue: 3900, prices: [ 700, 1400, 2100, 2800, 3500], status: 'attested',      known: 'route, revenue, line 4' },
  { id: 'C02', from: 'kassel',       to: 'verona',       goods: 5, revenue: 3800, prices: [ 700, 1400, 2100, 2700, 3400], status: 'attested',      known: 'route'                  },
  { id: 'C03', from: 'flensburg',    to: 'wien',         goods: 6, revenue: 5500, prices: [1000, 2000, 3000, 4000, 4900], status: 'reconstructed', known: 'route, perhaps'         },
  { id: 'C04', from: 'wien',         to: 'berlin',       goods: 6, revenue: 4100, prices: [ 700, 1500, 2200, 3000, 3700], status: 'reconstructed', known: 'route, perhaps'         },
  { id: 'C05', from: 'berlin',       to: 'graz',         goods: 2, revenue: 2100, prices: [ 400,  800, 1100, 1500, 1900], status: 'reconstructed', known: 'route, perhaps'         },
  { id: 'C06', from: 'dortmund',     to: 'hamburg',      goods: 2, revenue: 1000, prices: [ 200,  400,  500,  700,  900], status: 'reconstructed', known: ''                       },
  { id: 'C07', from: 'hamburg',      to: 'luxembourg',   goods: 3, revenue: 2000, prices: [ 400,  700, 1100, 1400, 1800], status: 'reconstructed', known: ''                       },
  { id: 'C08', from: 'hamburg',      to: 'passau',       goods: 3, revenue: 2300, prices: [ 400,  800, 1200, 1700, 2100], status: 'reconstructed', known: ''                       },
  { id: 'C09', from: 'bremen',       to: 'frankfurt',    goods: 3, revenue: 1500, prices: [ 300,  500,  800, 1100, 1300], status: 'reconstructed', known: ''                       },
  { id: 'C10', from: 'bremen',       to: 'basel',        goods: 6, revenue: 3800, prices: [ 700, 1400, 2100, 2700, 3400], status: 'reconstructed', known: ''                       },
  { id: 'C11', from: 'hannover',     to: 'koeln',        goods: 5, revenue: 1600, prices: [ 300,  600,  900, 1200, 1400], status: 'reconstructed', known: ''                       },
  { id: 'C12', from: 'hannover',     to: 'villach',      goods: 4, revenue: 3500, prices: [ 600, 1300, 1900, 2500, 3100], status: 'reconstructed', known: ''                       },
  { id: 'C13', from: 'rotterdam',    to: 'saarbruecken', goods: 5, revenue: 2100, prices: [ 400,  800, 1100, 1500, 1900], status: 'reconstructed', known: ''                       },
  { id: 'C14', from: 'bruxelles',    to: 'stuttgart',    goods: 2, revenue: 1500, prices: [ 300,  500,  800, 1100, 1300], status: 'reconstructed', known: ''                       },
  { id: 'C15', from: 'bruxelles',    to: 'graz',         goods: 4, revenue: 4100, prices: [ 700, 1500, 2200, 3000, 3700], status: 'reconstructed', known: ''                       },
  { id: 'C16', from: 'luxembourg',   to: 'kassel',       goods: 6, revenue: 2300, prices: [ 400,  800, 1200, 1700, 2100], status: 'reconstructed', known: ''                       },
  { id: 'C17', from: 'koeln',        to: 'strasbourg',   goods: 2, revenue: 1100, prices: [ 200,  400,  600,  800, 1000], status: 'reconstructed', known: ''                       },
  { id: 'C18', from: 'koeln',        to: 'linz',         goods: 4, revenue: 2800, prices: [ 500, 1000, 1500, 2000, 2500], status: 'reconstructed', known: ''                       },
  { id: 'C19', from: 'kassel',       to: 'passau',       goods: 6, revenue: 2600, prices: [ 500,  900, 1400, 1900, 2300], status: 'reconstructed', known: ''                       },
  { id: 'C20', from: 'frankfurt',    to: 'koeln',        goods: 5, revenue: 1100, prices: [ 200,  400,  600,  800, 1000], status: 'reconstructed', known: ''                       },
  { id: 'C21', from: 'frankfurt',    to: 'innsbruck',    goods: 5, revenue: 2300, prices: [ 400,  800, 1200, 1700, 2100], status: 'reconstructed', known: ''                       },
  { id: 'C22', from: 'saarbruecken', to: 'zuerich',      goods: 3, revenue: 1300, prices: [ 200,  500,  700,  900, 1200], status: 'reconstructed', known: ''                       },
  { id: 'C23', from: 'saarbruecken', to: 'muenchen',     goods: 2, revenue: 1200, prices: [ 200,  400,  600,  900, 1100], status: 'reconstructed', known: ''                       },
  { id: 'C24', from: 'wuerzburg',    to: 'basel',        goods: 4, revenue: 1600, prices: [ 300,  600,  900, 1200, 1400], status: 'reconstructed', known: ''                       },
  { id: 'C25', from: 'wuerzburg',    to: 'rotterdam',    goods: 4, revenue: 2000, prices: [ 400,  700, 1100, 1400, 1800], status: 'reconstructed', known: ''                       },
  { id: 'C26', from: 'nuernberg',    to: 'dortmund',     goods: 4, revenue: 1800, prices: [ 300,  600, 1000, 1300, 1600], status: 'reconstructed', known: ''                       },
  { id: 'C27', from: 'nuernberg',    to: 'flensburg',    goods: 2, revenue: 1700, prices: [ 300,  600,  900, 1200, 1500], status: 'reconstructed', known: ''                       },
  { id: 'C28', from: 'stuttgart',    to: 'nuernberg',    goods: 3, revenue: 1000, prices: [ 200,  400,  500,  700,  900], status: 'reconstructed', known: ''                       },
  { id: 'C29', from: 'stuttgart',    to: 'hannover',     goods: 3, revenue: 1500, prices: [ 300,  500,  800, 1100, 1300], status: 'reconstructed', known: ''                       },
  { id: 'C30', from: 'strasbourg',   to: 'frankfurt',    goods: 6, revenue: 1200, prices: [ 200,  400,  600,  900, 1100], status: 'reconstructed', known: ''                       },
  { id: 'C31', from: 'strasbourg',   to: 'bruxelles',    goods: 6, revenue: 2300, prices: [ 400,  800, 1200, 1700, 2100], status: 'reconstructed', known: ''                       },
  { id: 'C32', from: 'basel',        to: 'bruxelles',    goods: 2, revenue: 1500, prices: [ 300,  500,  800, 1100, 1300], status: 'reconstructed', known: ''                       },
  { id: 'C33', from: 'basel',        to: 'hannover',     goods: 4, revenue: 2400, prices: [ 400,  900, 1300, 1700, 2200], status: 'reconstructed', known: ''                       },
  { id: 'C34', from: 'zuerich',      to: 'hamburg',      goods: 3, revenue: 2300, prices: [ 400,  800, 1200, 1700, 2100], status: 'reconstructed', known: ''                       },
  { id: 'C35', from: 'zuerich',      to: 'bremen',       goods: 2, revenue: 1900, prices: [ 300,  700, 1000, 1400, 1700], status: 'reconstructed', known: ''                       },
  { id: 'C36', from: 'muenchen',     to: 'wuerzburg',    goods: 5, revenue: 1600, prices: [ 300,  600,  900, 1200, 1400], status: 'reconstructed', known: ''                       },
  { id: 'C37', from: 'muenchen',     to: 'wien',         goods: 2, revenue: 1200, prices: [ 200,  400,  600,  900, 1100], status: 'reconstructed', known: ''                       },
  { id: 'C38', from: 'passau',       to: 'salzburg',     goods: 5, revenue: 1300, prices: [ 200,  500,  700,  900, 1200], status: 'reconstructed', known: ''                       },
  { id: 'C39', from: 'passau',       to: 'luxembourg',   goods: 3, revenue: 2300, prices: [ 400,  800, 1200, 1700, 2100], status: 'reconstructed', known: ''                       },
  { id: 'C40', from: 'salzburg',     to: 'milano',       goods: 3, revenue: 1800, prices: [ 300,  600, 1000, 1300, 1600], status: 'reconstructed', known: ''                       },
  { id: 'C41', from: 'innsbruck',    to: 'nuernberg',    goods: 4, revenue: 1400, prices: [ 300,  500,  800, 1000, 1300], status: 'reconstructed', known: ''                       },
  { id: 'C42', from: 'innsbruck',    to: 'trieste',      goods: 2, revenue: 1300, prices: [ 200,  500,  700,  900, 1200], status: 'reconstructed', known: ''                       },
  { id: 'C43', from: 'linz',         to: 'innsbruck',    goods: 4, revenue: 1400, prices: [ 300,  500,  800, 1000, 1300], status: 'reconstructed', known: ''                       },
  { id: 'C44', from: 'linz',         to: 'zuerich',      goods: 4, revenue: 2000, prices: [ 400,  700, 1100, 1400, 1800], status: 'reconstructed', known: ''                       },
  { id: 'C45', from: 'graz',         to: 'muenchen',     goods: 5, revenue: 2100, prices: [ 400,  800, 1100, 1500, 1900], status: 'reconstructed', known: ''                       },
  { id: 'C46', from: 'graz',         to: 'kassel',       goods: 4, revenue: 3000, prices: [ 500, 1100, 1600, 2200, 2700], status: 'reconstructed', known: ''                       },
  { id: 'C47', from: 'villach',      to: 'wuerzburg',    goods: 6, revenue: 3200, prices: [ 600, 1200, 1700, 2300, 2900], status: 'reconstructed', known: ''                       },
  { id: 'C48', from: 'trieste',      to: 'villach',      goods: 3, revenue:  800, prices: [ 100,  300,  400,  600,  700], status: 'reconstructed', known: ''                       },
  { id: 'C49', from: 'trieste',      to: 'verona',       goods: 5, revenue: 1300, prices: [ 200,  500,  700,  900, 1200], status: 'reconstructed', known: ''                       },
  { id: 'C50', from: 'verona',       to: 'stuttgart',    goods: 5, revenue: 2600, prices: [ 500,  900, 1400, 1900, 2300], status: 'reconstructed', known: ''                       },
  { id: 'C51', from: 'verona',       to: 'linz',         goods: 3, revenue: 1800, prices: [ 300,  600, 1000, 1300, 1600], status: 'reconstructed', known: ''                       },
  { id: 'C52', from: 'milano',       to: 'bremen',       goods: 4, revenue: 3700, prices: [ 700, 1300, 2000, 2700, 3300], status: 'reconstructed', known: ''                       },
] as const;

export type ContractId = (typeof TABLE)[number]['id'];

export const CONTRACTS: readonly Contract[] = TABLE;

export const CONTRACT_IDS: readonly ContractId[] = TABLE.map(({ id }) => id);

const BY_ID: ReadonlyMap<unknown, Contract> = new Map(CONTRACTS.map((contract) => [contract.id, contract]));

/** Is this text the id of a contract? */
export const isContract = (id: unknown): id is ContractId => BY_ID.has(id);

/** What is printed on the card. */
export const contractOf = (id: ContractId): Contract => BY_ID.get(id)!;
