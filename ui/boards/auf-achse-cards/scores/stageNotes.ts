import { partsOf, type Break, type Face, type View } from '../../../../games/auf-achse-cards';
import type { Told } from '../story';

/** A note about a stage: its kind, the seats, the numbers, the paragraph. */
export type StageNote = {
  readonly kind: 'leads' | 'takesLead' | 'sharesLead' | 'best' | 'lost';
  readonly seats: readonly string[];
  readonly values: Readonly<Record<string, number | string>>;
  readonly rule?: string;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const RULE_OF_BREAK: Record<Break['by'], string> = { notHigher: 'K-4.2', action: 'K-4.4', rests: 'K-4.3' };

/** The most valuable part of a race that a later break made worthless. */
const dearestLoss = (race: readonly Face[]): { km: number; by: Break['by'] } | undefined =>
  partsOf(race)
    .flatMap(({ cards, brokenBy }) =>
      brokenBy ? [{ km: sum(cards.filter((face) => typeof face === 'number')), by: brokenBy.by }] : [],
    )
    .toSorted((a, b) => b.km - a.km)[0];

/** Smaller losses, in km, are not mentioned. */
const WORTH_TELLING = 100;

const leaders = (km: readonly (readonly [seat: string, km: number])[]): readonly string[] => {
  const best = Math.max(...km.map(([, value]) => value));
  return km.filter(([, value]) => value === best).map(([seat]) => seat);
};

/** The notes once a stage is scored: who leads, who was best in the stage, who lost most to a break. */
export const stageNotes = ({ stage, scores, races }: Told<'stageEnd'>, view: View): readonly StageNote[] => {
  const totals = (stages: number) =>
    Object.entries(view.scores).map(([seat, km]) => [seat, sum(km.slice(0, stages))] as const);
  const [now, before] = [totals(stage), totals(stage - 1)];
  const ahead = leaders(now);
  const [leader] = ahead as [string];
  const ranked = now.map(([, km]) => km).toSorted((a, b) => b - a);
  const lead: StageNote = {
    kind:
      ahead.length > 1
        ? 'sharesLead'
        : stage > 1 && !leaders(before).includes(leader)
          ? 'takesLead'
          : 'leads',
    seats: ahead,
    values: { km: ranked[0]!, by: ranked[0]! - (ranked[1] ?? 0) },
  };

  const [best] = Object.entries(scores).toSorted(([, a], [, b]) => b - a) as [[string, number]];
  const bests = Object.values(scores).filter((km) => km === best[1]).length;
  const bestNote: StageNote[] =
    bests === 1 && best[1] > 0 ? [{ kind: 'best', seats: [best[0]], values: { km: best[1] } }] : [];

  const [loss] = Object.entries(races)
    .flatMap(([seat, race]) => {
      const lost = dearestLoss(race);
      return lost && lost.km >= WORTH_TELLING && lost.km > scores[seat]! ? [{ seat, ...lost }] : [];
    })
    .toSorted((a, b) => b.km - a.km);
  const lossNote: StageNote[] = loss
    ? [
        {
          kind: 'lost',
          seats: [loss.seat],
          values: { km: loss.km, by: loss.by },
          rule: RULE_OF_BREAK[loss.by],
        },
      ]
    : [];
  return [lead, ...bestNote, ...lossNote];
};
