import type { LibraryDatabase } from '../database/open-database';

/** What a use case may reach besides its input. */
export interface Context {
  readonly db: LibraryDatabase;
}
