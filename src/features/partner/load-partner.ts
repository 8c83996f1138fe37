import { call } from '../../api-client/call';
import type { WireCharacter } from '../../contract';

/** The most that the API gives at once. */
const PAGE_SIZE = 100;

/**
 * Looks for a partner in the official list, page by page, because no call gives a single one.
 * Resolves to null when there is no such partner.
 */
export async function loadPartner(id: string, signal: AbortSignal): Promise<WireCharacter | null> {
  for (let page = 1; ; page += 1) {
    const { list, total } = await call(
      'officialCharacters',
      { page, page_size: PAGE_SIZE },
      { signal },
    );
    const found = list.find((character) => character.id === id);
    if (found) return found;
    if (list.length === 0 || page * PAGE_SIZE >= total) return null;
  }
}
