import type { LibraryDatabase } from '../database/open-database';
import type { CallLimit, ModelLimits } from '../limits';
import { Tally } from '../tally';
import { ALL_VISITORS, countModelCall, limitThatHolds } from './model-calls';

const OWNERS: Readonly<Record<keyof CallLimit, string>> = {
  inAll: 'all visitors together',
  ofVisitor: 'a visitor',
};

interface BudgetOptions {
  readonly db: LibraryDatabase;
  readonly now: () => Date;
  readonly limits: ModelLimits;
  /** Told when a limit begins to hold: once, not with each call that it forbids. */
  readonly tell: (news: string) => void;
}

/** Bounds of what the model may cost: calls that are under way at a time and calls of a day, of one visitor and of all. */
export class ModelBudget {
  private readonly underWay = new Tally();
  /** Those whose limit was told of, for as long as they have calls under way. */
  private readonly busy = new Set<string>();
  /** Those whose limit was told of today. */
  private readonly spent = new Set<string>();
  private today = '';

  constructor(private readonly options: BudgetOptions) {}

  /**
   * Makes a call of the model that the limits allow.
   * @returns undefined when they do not
   * @throws what the call throws
   */
  async spend<T>(web_user_id: string, call: () => Promise<T>): Promise<T | undefined> {
    if (!this.hasRoom(web_user_id)) return undefined;
    const callers = [ALL_VISITORS, web_user_id];
    for (const caller of callers) this.underWay.add(caller);
    try {
      return (await this.isCounted(web_user_id)) ? await call() : undefined;
    } finally {
      for (const caller of callers) this.end(caller);
    }
  }

  private hasRoom(web_user_id: string): boolean {
    const limit = this.options.limits.atOnce;
    const calls = {
      inAll: this.underWay.of(ALL_VISITORS),
      ofVisitor: this.underWay.of(web_user_id),
    };
    const held = limitThatHolds(calls, limit);
    if (held === undefined) return true;
    this.tellOnce(
      this.busy,
      held,
      web_user_id,
      `${String(limit[held])} of ${OWNERS[held]} are under way`,
    );
    return false;
  }

  private async isCounted(web_user_id: string): Promise<boolean> {
    const { db, now, limits } = this.options;
    const day = now().toISOString().slice(0, 10);
    const held = await countModelCall(db, { web_user_id, day }, limits.perDay);
    if (held === undefined) return true;
    if (this.today !== day) this.spent.clear();
    this.today = day;
    this.tellOnce(
      this.spent,
      held,
      web_user_id,
      `the ${String(limits.perDay[held])} of ${OWNERS[held]} for ${day} are used up`,
    );
    return false;
  }

  private end(caller: string): void {
    this.underWay.remove(caller);
    if (this.underWay.of(caller) === 0) this.busy.delete(caller);
  }

  private tellOnce(
    told: Set<string>,
    held: keyof CallLimit,
    web_user_id: string,
    news: string,
  ): void {
    const caller = held === 'inAll' ? ALL_VISITORS : web_user_id;
    if (told.has(caller)) return;
    told.add(caller);
    this.options.tell(
      `Calls of the model: ${news}; the built-in companion answers what comes on top`,
    );
  }
}
