import type { Turn } from './companion';
import type { LibraryShelf, PagePassage } from './library-shelf';
import { mentions } from './words';
import type { Place } from './where-we-are';

/**
 * Finds what is to be seen in the pictures that a message asks about: of a role that it names, else of the game that it names,
 * that the visitor came from, or that the answer before was about. None where it asks about no picture, or nobody has described it.
 * @returns the one to tell first, then what else there is
 */
export async function askedPictures(
  {
    content,
    locale,
    context,
    gameBefore,
  }: Pick<Turn, 'content' | 'locale' | 'context'> & { readonly gameBefore: string | undefined },
  { roles: [role], game }: Place,
  shelf: LibraryShelf,
): Promise<PagePassage[]> {
  const isNamed = role !== undefined || game !== undefined;
  // What somebody looks like is asked of who is named alone.
  if (!mentions(content, 'pictures') && !(isNamed && mentions(content, 'figure'))) return [];
  const near = game ?? context?.game_id ?? gameBefore;
  const passages = role
    ? await shelf.passagesOf('role', role.id, locale)
    : near === undefined
      ? []
      : await shelf.passagesOf('game', near, locale);
  return passages.filter(({ passage }) => passage.kind === 'picture');
}
