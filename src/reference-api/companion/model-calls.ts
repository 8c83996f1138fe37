import type { LibraryDatabase } from '../database/open-database';
import type { CallLimit } from '../limits';

/** The key of all visitors together: no visitor has it for an id. */
export const ALL_VISITORS = '';

/** Finds the limit that forbids a further call; undefined when there is none. */
export function limitThatHolds(calls: CallLimit, limit: CallLimit): keyof CallLimit | undefined {
  if (calls.inAll >= limit.inAll) return 'inAll';
  return calls.ofVisitor >= limit.ofVisitor ? 'ofVisitor' : undefined;
}

interface ModelCall {
  readonly web_user_id: string;
  /** The date, such as `2026-11-21`. */
  readonly day: string;
}

/**
 * Counts a call of the model before it is made, unless a limit of the day forbids it. Calls are counted in the database, so that
 * a restart gives nobody new ones; those of days before are forgotten.
 * @returns the limit that forbids it; undefined when the call may be made
 */
export function countModelCall(
  db: LibraryDatabase,
  { web_user_id, day }: ModelCall,
  limit: CallLimit,
): Promise<keyof CallLimit | undefined> {
  const callers = [ALL_VISITORS, web_user_id];
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('model_calls').where('day', '<', day).execute();
    const rows = await transaction
      .selectFrom('model_calls')
      .select(['web_user_id', 'calls'])
      .where('day', '=', day)
      .where('web_user_id', 'in', callers)
      .execute();
    const counts = new Map(rows.map((row) => [row.web_user_id, row.calls]));
    const [inAll = 0, ofVisitor = 0] = callers.map((caller) => counts.get(caller));
    const held = limitThatHolds({ inAll, ofVisitor }, limit);
    if (held !== undefined) return held;
    await transaction
      .insertInto('model_calls')
      .values(callers.map((caller) => ({ day, web_user_id: caller, calls: 1 })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'web_user_id'])
          .doUpdateSet((row) => ({ calls: row('model_calls.calls', '+', 1) })),
      )
      .execute();
    return undefined;
  });
}
