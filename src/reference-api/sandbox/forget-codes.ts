import type { LibraryDatabase } from '../database/open-database';

/** Forgets the codes of a number, or all of them, and with them what the limits have counted. */
export async function forgetCodes(db: LibraryDatabase, phone: string | undefined): Promise<void> {
  const codes = db.deleteFrom('verification_codes');
  await (phone === undefined ? codes : codes.where('phone', '=', phone)).execute();
}
