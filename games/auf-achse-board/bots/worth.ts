import type { PlayerID } from 'boardgame.io';
import { best } from '../../shared/bots/choosing';
import { contractOf, type ContractId } from '../contracts';
import { PRICE_LINES, priceOf } from '../rules/auction';
import { othersOf, seatsOf, type View } from '../state';
import { foremost } from './plan';
import { errandOf, journeyFrom, planned, situationOf, spaceOf, type Situation } from './situation';

/** DM that a contract adds to the plan of a situation. */
export const addedWorth = (situation: Situation): ((contract: ContractId) => number) => {
  const journey = journeyFrom(situation, spaceOf(situation));
  const errands = foremost(journey, situation.errands);
  const without = planned(journey, errands).worth;
  return (contract) => Math.max(0, planned(journey, [...errands, errandOf(contract)]).worth - without);
};

/** The hands of others are hidden: since they have other contracts to plan for, one more is worth less to them. */
const SECRET_HANDS = 0.75;

/** DM that a contract seems worth to another seat, by the open cards. */
export const worthTo = (
  { view, weights }: Pick<Situation, 'view' | 'weights'>,
  rival: PlayerID,
): ((contract: ContractId) => number) => {
  const added = addedWorth(situationOf(view, rival, weights));
  return (contract) => SECRET_HANDS * added(contract);
};

/** How much a rival's gain hurts: with two players as much as an own loss, with more players its share of that. */
export const rivalry = (view: View): number => 1 / (seatsOf(view).length - 1);

/** The highest line that a seat would bid, from the contract's worth to it and its cash; 0 for none. */
const highestLine = (contract: ContractId, worth: number, cash: number): number => {
  for (let line = PRICE_LINES; line > 0; line--)
    if (priceOf(contract, line) <= Math.min(worth, cash)) return line;
  return 0;
};

/** A contract on offer, as its possible caller sees it. */
export type OnOffer = {
  readonly slot: number;
  readonly contract: ContractId;
  readonly worth: number;
  readonly gain: number;
};

/** A possible rival bidder. */
type Rival = { readonly cash: number; readonly worthOf: (contract: ContractId) => number };

const rivalsOf = (situation: Situation): Rival[] => {
  const { view, seat } = situation;
  return othersOf(view, seat).map((rival) => ({
    cash: view.money[rival]!,
    worthOf: worthTo(situation, rival),
  }));
};

/** B-7.3, B-7.4 — DM gained by calling it: free if nobody bids, otherwise at the price the others bid. */
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

/** The contracts that can be called or taken, by what they promise the seat; best first. */
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
