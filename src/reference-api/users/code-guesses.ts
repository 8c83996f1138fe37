import type { LibraryDatabase } from '../database/open-database';
import type { CodePurpose } from '../database/tables';
import { CODE_LIFETIME_S, CODE_TRIES, secondsAfter } from '../limits';

/** Who guesses at the code of which number. */
interface Guesser {
  readonly phone: string;
  readonly purpose: CodePurpose;
  readonly address: string;
}

/**
 * Counts a try before its code is looked at, because guesses may come all at once. It is counted whether or not the number
 * has a code, so that the limit does not tell.
 * @returns false when this caller has guessed too often at this number
 */
export function countGuess(
  db: LibraryDatabase,
  { phone, purpose, address }: Guesser,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('code_guesses')
      .where('created_at', '<=', secondsAfter(now, -CODE_LIFETIME_S))
      .execute();
    const { guesses } = await transaction
      .selectFrom('code_guesses')
      .select((row) => row.fn.countAll<number>().as('guesses'))
      .where('phone', '=', phone)
      .where('purpose', '=', purpose)
      .where('address', '=', address)
      .executeTakeFirstOrThrow();
    if (guesses >= CODE_TRIES) return false;
    await transaction
      .insertInto('code_guesses')
      .values({ phone, purpose, address, created_at: now.toISOString() })
      .execute();
    return true;
  });
}

/** Lets a caller guess anew, who has given the right code or asked for another one. */
export async function forgetGuesses(
  db: LibraryDatabase,
  { phone, purpose, address }: Guesser,
): Promise<void> {
  await db
    .deleteFrom('code_guesses')
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .execute();
}
