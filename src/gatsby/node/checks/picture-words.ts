import type { Collection } from '../../../config/failure-policies';
import type { PictureText } from '../../../contract/describe-picture';
import { LIMITS } from '../../../contract/limits';
import { camelCase, stringsIn, type ItemType } from '../sources/item-type';
import { activityType, characterType, gameType, roleType, type Library } from '../sources/model';
import type { Finding } from './report-findings';

interface Item {
  readonly id: string;
  readonly pictureTexts: readonly PictureText[];
}

/** A picture without all the words that are asked for. */
interface Wordless {
  readonly item: string;
  readonly lacks: 'line' | 'description';
}

/** Lists the pictures of an item that are looked at, and the words that are asked for. */
function lookedAt({ described }: ItemType, item: Item) {
  return Object.entries(described).flatMap(([name, wanted]) =>
    stringsIn(item, camelCase(name)).map((picture) => ({ picture, wanted })),
  );
}

function wordless(type: ItemType, item: Item): Wordless[] {
  return lookedAt(type, item).flatMap(({ picture, wanted }): Wordless[] => {
    // That there is no picture is told elsewhere.
    if (picture === '') return [];
    const text = item.pictureTexts.find((each) => each.picture === picture);
    if (!text) return [{ item: item.id, lacks: 'line' }];
    const isDescribed = wanted === 'line' || text.texts.description !== '';
    return isDescribed ? [] : [{ item: item.id, lacks: 'description' }];
  });
}

/** Says how many of some pictures lack words; the first item helps to find the others. */
function counted(found: readonly Wordless[], all: number, lacks: Wordless['lacks']): string[] {
  const of = found.filter((each) => each.lacks === lacks);
  const [first] = of;
  if (!first) return [];
  return [
    `${String(of.length)} of ${String(all)} pictures have no ${lacks}, first that of ${first.item}`,
  ];
}

function wordlessIn(collection: Collection, type: ItemType, items: readonly Item[]): Finding[] {
  const found = items.flatMap((item) => wordless(type, item));
  const all = items.flatMap((item) => lookedAt(type, item)).length;
  const what = (['line', 'description'] as const).flatMap((lacks) => counted(found, all, lacks));
  return what.length === 0
    ? []
    : [{ kind: 'silent-picture', where: collection, what: what.join('; ') }];
}

/** Names words that are not shown as they are. */
function oddWords(type: ItemType, item: Item): Finding[] {
  const own = Object.keys(type.pictures).flatMap((name) => stringsIn(item, camelCase(name)));
  const where = `${type.name.toLowerCase()} ${item.id}, field picture_texts`;
  return item.pictureTexts.flatMap(({ picture, texts, translations }): Finding[] => {
    if (!own.includes(picture)) {
      const what = `has words for ${picture}, which is no picture of it; they are left out`;
      return [{ kind: 'picture-words', where, what }];
    }
    const { en, ja } = translations;
    return Object.entries({ zh: texts, en, ja }).flatMap(([locale, words]): Finding[] => {
      const length = words?.description?.length ?? 0;
      if (length <= LIMITS.pictureDescription) return [];
      const most = `${String(LIMITS.pictureDescription)} are shown at the most`;
      const what = `has a description of ${String(length)} characters for ${picture}; ${most}`;
      return [{ kind: 'picture-words', where: `${where} in ${locale}`, what }];
    });
  });
}

/**
 * Finds pictures of the API that nobody can hear, one finding for each collection, and words for pictures that are not shown
 * as they are. Pictures of our own texts must have words (`sources/markdown-picture-checks.ts`).
 */
export function examinePictureWords(
  library: Pick<Library, 'games' | 'roles' | 'characters' | 'activities'>,
): Finding[] {
  const collections = [
    ['games', gameType, library.games],
    ['roles', roleType, library.roles],
    ['partners', characterType, library.characters],
    ['activities', activityType, library.activities],
  ] as const;
  return [
    ...collections.flatMap(([name, type, items]) => wordlessIn(name, type, items)),
    ...collections.flatMap(([, type, items]) => items.flatMap((item) => oddWords(type, item))),
  ];
}
