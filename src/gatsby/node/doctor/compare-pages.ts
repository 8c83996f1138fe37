import type { Locale } from '../../../config/locales';
import { matchRoute, placePath, type RouteName } from '../../../routes';
import type { Finding } from '../checks/report-findings';
import type { PageNote } from './examine-page';

/** Names the document of a page: its two layouts are one, and so are a legal text and its file without scripts. */
function documentOf({ canonical = '' }: PageNote): string {
  return canonical.replace(/(?:\/|\.html)$/, '');
}

/** The pages that say of themselves what the API says of an item. */
const ITEM_ROUTES: readonly RouteName[] = ['game', 'gameRoles', 'role', 'tag', 'tagPage'];

function isOfItem(address: string): boolean {
  const route = matchRoute(encodeURI(address))?.name;
  return route !== undefined && ITEM_ROUTES.includes(route);
}

/** Finds pages of one language that say the same of themselves, although they are not the same. */
function createRepetitions(what: 'title' | 'description') {
  const first = new Map<string, readonly [file: string, document: string, address: string]>();
  return (note: PageNote): Finding[] => {
    const said = note[what];
    if (said === undefined || said === '') return [];
    const key = `${note.lang} ${said}`;
    const [file, document, address = ''] = first.get(key) ?? [];
    if (file === undefined) first.set(key, [note.file, documentOf(note), note.address]);
    if (file === undefined || document === documentOf(note)) return [];
    const isOfItems = isOfItem(note.address) || isOfItem(address);
    return [
      {
        kind: isOfItems ? 'doubled-item-text' : 'page-text',
        where: note.file,
        what: `has the ${what} of ${file}: ${said}`,
      },
    ];
  };
}

/** The other pages that pages name, to be held against what those say themselves. */
type NamedLanguages = Map<string, { readonly file: string; readonly others: string }>;

/** True for a page that this build writes, which may be one of some languages only. */
function isBuilt(address: string, locales: readonly Locale[]): boolean {
  return locales.includes(placePath(decodeURI(address)).locale);
}

function oneSidedLanguages(languages: NamedLanguages, locales: readonly Locale[]): Finding[] {
  return [...languages.values()].flatMap(({ file, others }) =>
    [...new Set(others.split(' '))].flatMap((address): Finding[] => {
      const other = languages.get(decodeURI(address));
      if (other?.others === others || !isBuilt(address, locales)) return [];
      const says = other ? 'which does not name it' : 'which is not there';
      return [
        {
          kind: 'languages',
          where: file,
          what: `names ${address} as another language of itself, ${says}`,
        },
      ];
    }),
  );
}

/**
 * Compares pages with each other: titles and descriptions that are doubled, languages and twins that only one of two
 * pages names.
 * @param locales the languages that this build has written
 */
export function createComparison(locales: readonly Locale[]) {
  const findings: Finding[] = [];
  const repetitions = [createRepetitions('title'), createRepetitions('description')];
  const languages: NamedLanguages = new Map();
  const twins = new Map<string, string>();
  const mobilePages = new Map<string, readonly [file: string, canonical: string]>();

  return {
    add: (note: PageNote): void => {
      const { file, address, canonical, mobile } = note;
      if (canonical === undefined) return;
      findings.push(...repetitions.flatMap((find) => find(note)));
      languages.set(address, { file, others: note.languages });
      if (mobile !== undefined) twins.set(address, mobile);
      if (placePath(address).variant === 'm') mobilePages.set(address, [file, canonical]);
    },

    /** Lists what is wrong among all pages that were added. */
    findings: (): readonly Finding[] => [
      ...findings,
      ...oneSidedLanguages(languages, locales),
      ...[...twins].flatMap(([address, mobile]): Finding[] => {
        const where = languages.get(address)?.file ?? address;
        const back = mobilePages.get(mobile)?.[1];
        if (back === address) return [];
        const what = `names the mobile twin ${mobile}, which stands for ${back ?? 'nothing'}`;
        return [{ kind: 'twin', where, what }];
      }),
      ...[...mobilePages].flatMap(([address, [where, canonical]]): Finding[] =>
        twins.get(canonical) === address
          ? []
          : [
              {
                kind: 'twin',
                where,
                what: `stands for ${canonical}, which does not name it as its mobile twin`,
              },
            ],
      ),
    ],
  };
}
