import type { PlayerID } from 'boardgame.io';
import { best } from '../../shared/bots/choosing';
import { contractOf, type ContractId } from '../contracts';
import { PRICE_LINES, priceOf } from '../rules/auction';
import { othersOf, seatsOf, type View } from '../state';
import { foremost } from './plan';
import { errandOf, journeyFrom, planned, situationOf, spaceOf, type Situation } from './situation';

/** DM that a contract adds to what a situation promises. */
export const addedWorth = (situation: Situation): ((contract: ContractId) => number) => {
  const journey = journeyFrom(situation, spaceOf(situation));
  const errands = foremost(journey, situation.errands);
  const without = planned(journey, errands).worth;
  return (contract) => Math.max(0, planned(journey, [...errands, errandOf(contract)]).worth - without);
};

/** The hands of others are secret: with contracts of their own to think of, one more is worth less to them. */
const SECRET_HANDS = 0.75;

/** DM that a contract seems worth to another seat, by what lies open. */
export const worthTo = (
  { view, weights }: Pick<Situation, 'view' | 'weights'>,
  rival: PlayerID,
): ((contract: ContractId) => number) => {
  const added = addedWorth(situationOf(view, rival, weights));
  return (contract) => SECRET_HANDS * added(contract);
};

/** How much a gain of one of the others hurts: with two players as much as an own loss, with more it is shared. */
export const rivalry = (view: View): number => 1 / (seatsOf(view).length - 1);

/** The highest line a seat would bid that a contract is worth so much to; 0 for none. */
const highestLine = (contract: ContractId, worth: number, cash: number): number => {
  for (let line = PRICE_LINES; line > 0; line--)
    if (priceOf(contract, line) <= Math.min(worth, cash)) return line;
  return 0;
};

/** A contract on offer, as the one who calls it sees it. */
export type OnOffer = {
  readonly slot: number;
  readonly contract: ContractId;
  readonly worth: number;
  readonly gain: number;
};

/** Somebody who would bid as well. */
type Rival = { readonly cash: number; readonly worthOf: (contract: ContractId) => number };

const rivalsOf = (situation: Situation): Rival[] => {
  const { view, seat } = situation;
  return othersOf(view, seat).map((rival) => ({
    cash: view.money[rival]!,
    worthOf: worthTo(situation, rival),
  }));
};

/** B-7.3, B-7.4 — DM to be gained by calling it: nothing to pay if nobody bids, the price of the others if they do. */
const gainOf = (
  { view, seat }: Situation,
  rivals: readonly Rival[],
  contract: ContractId,
  worth: number,
): number => {
  const bids = rivals.map(({ cash, worthOf }) => {
    const worth = worthOf(contract);
    return { worth, line: highestLine(contract, worth, cash) };
  });
  const keenest = best(bids, ({ line }) => line);
  const price = keenest.line ? priceOf(contract, keenest.line) : 0;
  if (worth >= price && view.money[seat]! >= price) return worth - price;
  // they get it, and we lose what they gain
  const paid = highestLine(contract, worth, view.money[seat]!);
  return -rivalry(view) * Math.max(0, keenest.worth - (paid ? priceOf(contract, paid) : 0));
};

/** What there is to call or to take, by what it promises the seat; best first. */
export const offersOf = (situation: Situation): readonly OnOffer[] => {
  const { view } = situation;
  const free = view.options.variant === 'children';
  const open = view.offer.flatMap((contract, slot) =>
    contract && contractOf(contract).goods <= view.stock ? [{ contract, slot }] : [],
  );
  if (!open.length) return [];
  const worthOf = addedWorth(situation);
  const rivals = free ? [] : rivalsOf(situation);
  return open
    .map(({ contract, slot }) => {
      const worth = worthOf(contract);
      return { slot, contract, worth, gain: free ? worth : gainOf(situation, rivals, contract, worth) };
    })
    .toSorted((a, b) => b.gain - a.gain);
};
