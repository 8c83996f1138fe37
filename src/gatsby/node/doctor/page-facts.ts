import type { ExaminedPage, ExaminedPages } from './examine-files';
import { createInterner, type Interner } from './interner';
import type { PageFile } from './walk-site';

/** Facts of a page beside the state of its file from which they were read. */
export interface KnownPage extends PageFile, Pick<ExaminedPage, 'digest' | 'note' | 'findings'> {
  /** Places in the lists of all pages, with spaces between: taken apart for 50,000 pages, they would fill the memory. */
  readonly links: string;
  readonly scripts: string;
}

/** Facts of pages, which have two lists in common. */
export interface PageFacts {
  readonly links: Interner;
  readonly scripts: Interner;
  readonly pages: ReadonlyMap<string, KnownPage>;
  /**
   * Makes the function that adds what one share of the pages tells, one message after the other.
   * @param filesByName the files as they were before they were read
   */
  readonly addShare: (
    filesByName: ReadonlyMap<string, PageFile>,
  ) => (found: Omit<ExaminedPages, 'sourceFaults'>) => void;
}

/** Takes the places of {@link KnownPage} apart. */
export function placesOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

/** Begins with what is known already. */
export function createPageFacts(
  links: readonly string[] = [],
  scripts: readonly string[] = [],
  known: Iterable<KnownPage> = [],
): PageFacts {
  const pages = new Map(Array.from(known, (page) => [page.file, page]));
  const lists = { links: createInterner(links), scripts: createInterner(scripts) };
  return {
    ...{ ...lists, pages },
    addShare: (filesByName) => {
      const places: Record<keyof typeof lists, number[]> = { links: [], scripts: [] };
      const own = (list: keyof typeof lists, of: readonly number[]): string =>
        of.map((place) => places[list][place]).join(' ');
      return (found) => {
        for (const text of found.links) places.links.push(lists.links.placeOf(text));
        for (const text of found.scripts) places.scripts.push(lists.scripts.placeOf(text));
        for (const { digest, note, findings, ...page } of found.pages) {
          const file = filesByName.get(note.file);
          if (!file) continue;
          const taken = { links: own('links', page.links), scripts: own('scripts', page.scripts) };
          pages.set(note.file, { ...file, digest, note, findings, ...taken });
        }
      };
    },
  };
}
