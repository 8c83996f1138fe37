import * as z from 'zod/mini';
import { DEFAULT_LOCALE, type Locale } from '../../../../config/locales';
import { DIGEST_LENGTH, textsIn, type ChangingItem, type ItemDigests } from './part-digests';

/** Codes of what can be said of a change, in the order in which it is said. */
export const CHANGE_CODES = [
  'new',
  /** Something, of which nothing is known. */
  'page',
  'part-new',
  'part-revised',
  'parts-rearranged',
  'parts-translated',
  'introduction',
  'story',
  'attributes',
  'pictures-new',
  'pictures',
  'checked',
  'facts',
] as const;

export type ChangeCode = (typeof CHANGE_CODES)[number];

export const changeSchema = z.object({
  code: z.enum(CHANGE_CODES),
  /** Digests of the titles of sections or skills, or of the addresses of pictures. */
  keys: z.array(z.string()),
});

/** A change of an item as one language shows it. */
export type Change = z.infer<typeof changeSchema>;

/** Differences of an item in a language, and parts whose title alone is another one. */
interface Differences {
  readonly changes: readonly Change[];
  /** New keys of renamed parts by their old ones. */
  readonly renamed: ReadonlyMap<string, string>;
}

type Kind = ChangingItem['kind'];

/** Codes of changed fields; any other field is a fact. */
const CODES: Readonly<Record<Kind, Readonly<Partial<Record<string, ChangeCode>>>>> = {
  game: {
    description: 'introduction',
    summary: 'introduction',
    essentials: 'introduction',
    gameVersion: 'checked',
    checkedOn: 'checked',
  },
  role: { description: 'introduction', story: 'story', attributes: 'attributes' },
};

/** Names the fields that differ. A field that only one of both knows is news of this program, and not of the item. */
function changedFields(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(now).filter((name) => name in before && before[name] !== now[name]);
}

function keyOf(part: string): string {
  return part.slice(0, DIGEST_LENGTH);
}

function bodyOf(part: string): string {
  return part.slice(DIGEST_LENGTH);
}

/** Makes a change; none without anything to say. */
function changeOf(code: ChangeCode, isThere: boolean, keys: readonly string[] = []): Change[] {
  return isThere ? [{ code, keys: [...keys] }] : [];
}

/** Takes the first part that fits out of a list. */
function takeFirst(parts: string[], fits: (part: string) => boolean): string | undefined {
  const at = parts.findIndex(fits);
  return at < 0 ? undefined : parts.splice(at, 1)[0];
}

/** Compares sections or skills: by their titles first, and by what stands under them where the title is another one. */
function compareParts(before: readonly string[], now: readonly string[]): Differences {
  const old = [...before];
  const others = now.filter((part) => takeFirst(old, (each) => each === part) === undefined);
  const unknown = others.filter(
    (part) => takeFirst(old, (each) => keyOf(each) === keyOf(part)) === undefined,
  );
  const renamed = new Map<string, string>();
  const added = unknown.filter((part) => {
    const was = takeFirst(old, (each) => bodyOf(each) === bodyOf(part));
    if (was !== undefined) renamed.set(keyOf(was), keyOf(part));
    return was === undefined;
  });
  const revised = others.filter((part) => !added.includes(part));
  const isRearranged = old.length > 0 || (others.length === 0 && before.join() !== now.join());
  return {
    changes: [
      ...changeOf('part-new', added.length > 0, added.map(keyOf)),
      ...changeOf('part-revised', revised.length > 0, revised.map(keyOf)),
      ...changeOf('parts-rearranged', isRearranged),
    ],
    renamed,
  };
}

/**
 * Compares sections or skills in a language. One that is added in Chinese alone makes all of them Chinese until its
 * translation is there: what is new in Chinese is told then, and later that they are translated.
 */
function comparePartsIn(before: ItemDigests, now: ItemDigests, locale: Locale): Differences {
  const [old, parts] = [textsIn(before, locale).parts, textsIn(now, locale).parts];
  const [oldChinese, chinese] = [
    textsIn(before, DEFAULT_LOCALE).parts,
    textsIn(now, DEFAULT_LOCALE).parts,
  ];
  const wasChinese = old.join() === oldChinese.join();
  const isChinese = parts.join() === chinese.join();
  if (wasChinese === isChinese) return compareParts(old, parts);
  return isChinese
    ? compareParts(oldChinese, chinese)
    : { changes: changeOf('parts-translated', old.length > 0), renamed: new Map() };
}

/** Compares pictures: those of the gallery that came, and all else that is another one. */
function comparePictures(before: ItemDigests['pictures'], now: ItemDigests['pictures']): Change[] {
  const { gallery = [] } = now;
  const { gallery: oldGallery } = before;
  const added = oldGallery ? gallery.filter((picture) => !oldGallery.includes(picture)) : [];
  const isOther = Object.entries(now).some(([field, pictures]) => {
    const old = before[field];
    if (!old) return false;
    // What was added to a gallery is said already.
    const kept = field === 'gallery' ? pictures.filter((each) => old.includes(each)) : pictures;
    return kept.join() !== old.join();
  });
  return [...changeOf('pictures-new', added.length > 0, added), ...changeOf('pictures', isOther)];
}

/** Puts changes in the order in which they are said. */
function inOrder(changes: readonly Change[]): Change[] {
  return [...changes].sort(
    (one, other) => CHANGE_CODES.indexOf(one.code) - CHANGE_CODES.indexOf(other.code),
  );
}

/** Compares what a language shows of an item with what it showed before. */
export function compareDigests(
  kind: Kind,
  before: ItemDigests,
  now: ItemDigests,
  locale: Locale,
): Differences {
  const [oldTexts, texts] = [textsIn(before, locale), textsIn(now, locale)];
  const fields = [
    ...changedFields(before.facts, now.facts),
    ...changedFields(oldTexts.fields, texts.fields),
  ];
  const codes = new Set(fields.map((name) => CODES[kind][name] ?? 'facts'));
  const { changes, renamed } = comparePartsIn(before, now, locale);
  const all = [
    ...changes,
    ...comparePictures(before.pictures, now.pictures),
    ...[...codes].map((code) => ({ code, keys: [] })),
  ];
  return { changes: inOrder(all), renamed };
}

/** Unites changes of several times in one list: what was new stays new, and each part is named once. */
export function uniteChanges(lists: readonly (readonly Change[])[]): Change[] {
  const keys = new Map<ChangeCode, Set<string>>();
  for (const { code, keys: own } of lists.flat()) {
    const known = keys.get(code) ?? new Set();
    for (const key of own) known.add(key);
    keys.set(code, known);
  }
  const added = keys.get('part-new') ?? new Set();
  const united = Array.from(keys, ([code, own]): Change => ({
    code,
    keys: [...own].filter((key) => code !== 'part-revised' || !added.has(key)),
  })).filter(({ code, keys: own }) => code !== 'part-revised' || own.length > 0);
  const first = united.find(({ code }) => code === 'new');
  return first
    ? [first]
    : inOrder(united.filter(({ code }) => code !== 'page' || united.length === 1));
}
