import type { FoundPassage } from '../passages/find-passages';
import type { Costs, KnownItem, KnownNames } from '../passages/known-names';
import { BESIDE_SPOILERS, STEPS } from '../passages/weights';

/** An item that a search finds. */
export interface Match {
  readonly item: KnownItem;
  /** The cost of the step that found it, and of its place in that. */
  readonly cost: number;
  /** The passage of it that fits best; undefined where its name fits, or where it was not among the best. */
  readonly found?: FoundPassage | undefined;
  /** Other spoilers of it that fit nearly as well, the best first. */
  readonly spoilers: readonly FoundPassage[];
  /** True for a game whose hints are asked for, whatever is in their questions. */
  readonly wantsHints?: boolean;
  /** True for a game that is chosen by who plays it and how long: that is told of it. */
  readonly isChosen?: boolean;
}

/** Sorts the best first; of those that fit as well games before roles, in the order of the library. */
function byFitness(a: Match, b: Match): number {
  // What is about the words comes in the order of the library, what only has them by how well it does.
  const isByFit = a.cost >= STEPS.text || a.cost === STEPS.asked;
  const score = isByFit ? (b.found?.score ?? 0) - (a.found?.score ?? 0) : 0;
  return a.cost - b.cost || score || typeRank(a.item) - typeRank(b.item) || a.item.row - b.item.row;
}

/** Games before all others. */
export function typeRank({ type }: KnownItem): number {
  return type === 'game' ? 0 : 1;
}

/** The items that the steps have found so far: each item by the first step that found it. */
export class MatchCollector {
  private readonly found = new Map<number, Omit<Match, 'spoilers'>>();
  private readonly spoilers = new Map<number, FoundPassage[]>();

  /** @param eventCost gives the least cost of an event: one that a search does not name comes behind games and roles that have its words too */
  constructor(
    private readonly names: KnownNames,
    private readonly eventCost: (event: KnownItem) => number,
  ) {}

  add(row: number, foundAt: number, found?: FoundPassage): void {
    const item = this.names.items.get(row);
    const before = this.found.get(row);
    if (!item || item.type === 'scene' || item.type === 'page') return;
    const cost = item.type === 'activity' ? Math.max(foundAt, this.eventCost(item)) : foundAt;
    if (!before || cost < before.cost) {
      this.found.set(row, { item, cost, found: before?.found ?? found });
    } else if (!before.found && found) {
      this.found.set(row, { ...before, found });
    }
  }

  /** Adds the item of a passage that fits; several spoilers of one are all kept. */
  addPassage(found: FoundPassage, cost: number): void {
    const { row } = found.item;
    this.add(row, cost, found);
    const known = this.spoilers.get(row) ?? [];
    const isNew = known.every(({ passage }) => passage.place !== found.passage.place);
    if (found.passage.kind === 'spoiler' && isNew) this.spoilers.set(row, [...known, found]);
  }

  /** The spoilers of an item that fit nearly as well as its best passage. */
  private spoilersBeside({ item, found }: Omit<Match, 'spoilers'>): readonly FoundPassage[] {
    if (!found) return [];
    return (this.spoilers.get(item.row) ?? [])
      .filter(({ passage }) => passage.place !== found.passage.place)
      .filter(({ share }) => share >= BESIDE_SPOILERS.share)
      .filter(({ score }) => score >= BESIDE_SPOILERS.score * found.score)
      .slice(0, BESIDE_SPOILERS.most);
  }

  addAll(costs: Costs): void {
    for (const [row, cost] of costs) this.add(row, cost);
  }

  sorted(): Match[] {
    return Array.from(this.found.values(), (match) => ({
      ...match,
      spoilers: this.spoilersBeside(match),
    })).sort(byFitness);
  }
}
