import type { Locale } from '../../../config/locales';
import { placePath } from '../../../routes';
import type { Finding, PageNote } from './examine-page';

/** What a page is: its two layouts are one, and so are a legal text and its file without scripts. */
function documentOf({ canonical = '' }: PageNote): string {
  return canonical.replace(/(?:\/|\.html)$/, '');
}

/** Pages of one language that say the same of themselves, although they are not the same. */
function createRepetitions(what: 'title' | 'description') {
  const first = new Map<string, readonly [file: string, document: string]>();
  return (note: PageNote): Finding | undefined => {
    const said = note[what];
    if (said === undefined || said === '') return undefined;
    const key = `${note.lang} ${said}`;
    const [file, document] = first.get(key) ?? [];
    if (file === undefined) first.set(key, [note.file, documentOf(note)]);
    return file === undefined || document === documentOf(note)
      ? undefined
      : { file: note.file, fault: `has the ${what} of ${file}: ${said}` };
  };
}

/** The other pages that pages name, to be held against what those say themselves. */
type Named = Map<string, { readonly file: string; readonly others: string }>;

/** Whether a page is written by this build, which may be one of some languages only. */
function isBuilt(address: string, locales: readonly Locale[]): boolean {
  return locales.includes(placePath(decodeURI(address)).locale);
}

function oneSidedLanguages(languages: Named, locales: readonly Locale[]): readonly Finding[] {
  return [...languages.values()].flatMap(({ file, others }) =>
    [...new Set(others.split(' '))].flatMap((address) => {
      const other = languages.get(decodeURI(address));
      if (other?.others === others || !isBuilt(address, locales)) return [];
      const says = other ? 'which does not name it' : 'which is not there';
      return [{ file, fault: `names ${address} as another language of itself, ${says}` }];
    }),
  );
}

/**
 * Compares pages with each other, one after the other as they are read: titles and descriptions that are doubled, and
 * languages and twins that only one of two pages names.
 * @param locales the languages that this build has written
 */
export function createComparison(locales: readonly Locale[]) {
  const findings: Finding[] = [];
  const repetitions = [createRepetitions('title'), createRepetitions('description')];
  const languages: Named = new Map();
  const twins = new Map<string, string>();
  const mobilePages = new Map<string, readonly [file: string, canonical: string]>();
  return {
    add: (note: PageNote): void => {
      const { file, address, canonical, mobile } = note;
      if (canonical === undefined) return;
      findings.push(...repetitions.flatMap((find) => find(note) ?? []));
      languages.set(address, { file, others: note.languages });
      if (mobile !== undefined) twins.set(address, mobile);
      if (placePath(address).variant === 'm') mobilePages.set(address, [file, canonical]);
    },

    /** What is wrong among all pages that were added. */
    findings: (): readonly Finding[] => [
      ...findings,
      ...oneSidedLanguages(languages, locales),
      ...[...twins].flatMap(([address, mobile]) => {
        const file = languages.get(address)?.file ?? address;
        const back = mobilePages.get(mobile)?.[1];
        if (back === address) return [];
        return [
          { file, fault: `names the mobile twin ${mobile}, which stands for ${back ?? 'nothing'}` },
        ];
      }),
      ...[...mobilePages].flatMap(([address, [file, canonical]]) =>
        twins.get(canonical) === address
          ? []
          : [{ file, fault: `stands for ${canonical}, which does not name it as its mobile twin` }],
      ),
    ],
  };
}
