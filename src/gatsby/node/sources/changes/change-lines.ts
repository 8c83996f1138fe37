import { localeFacts, type Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import { withValues } from '../../../../i18n/with-values';
import { sectionId } from '../../../../routes/section-id';
import type { Change } from './compare-digests';
import { digestOf, pictureDigest, type ChangingItem } from './part-digests';
import type { ChangeStrings } from '../discovery-strings';

/** A piece of a line: plain words, or the name of something that has a place of its own. */
export interface ChangePiece {
  readonly text: string;
  /** Fragment of the item's page; null for plain words. */
  readonly fragment: string | null;
  /** True for a name that has stayed Chinese in another language. */
  readonly isChinese: boolean;
}

/** A change in words. */
export interface ChangeLine {
  readonly pieces: readonly ChangePiece[];
}

/** Names that a line says; of the others their number. */
const MOST_NAMES = 3;

/** The fragment of the skills on the page of a role. */
const SKILLS = 'skills';

function plain(text: string): ChangePiece {
  return { text, fragment: null, isChinese: false };
}

/** Says a change without the name of anything. */
export function plainLine(text: string): ChangeLine[] {
  return [{ pieces: [plain(text)] }];
}

/** Says of which kind a change of a role is, whatever it names. */
export function roleChangeKind({ code }: Change, t: ChangeStrings): string {
  switch (code) {
    case 'new':
      return t['new-role'];
    case 'part-new':
    case 'part-revised':
    case 'parts-rearranged':
      return t.skills;
    case 'parts-translated':
      return t['skills-translated'];
    case 'pictures-new':
      return t.pictures;
    case 'checked':
      return t['checked-again'];
    case 'page':
      return t.roles;
    case 'introduction':
    case 'story':
    case 'attributes':
    case 'pictures':
    case 'facts':
      return t[code];
  }
}

/** Stems of the strings that name things. */
type Named = `${'section' | 'skill' | 'role'}-${'new' | 'revised'}`;

/** Picks the form of a string that goes with a number. */
function counted(
  t: ChangeStrings,
  stem: Named | 'pictures-new' | 'more',
  count: number,
  locale: Locale,
): string {
  const isOne = new Intl.PluralRules(localeFacts[locale].formats).select(count) === 'one';
  return (isOne ? t[`${stem}_one`] : undefined) ?? t[`${stem}_other`];
}

/** Says a line with names, as a list of the language; no line without a name. */
export function lineOfNames(
  stem: Named,
  names: readonly ChangePiece[],
  t: ChangeStrings,
  locale: Locale,
): ChangeLine[] {
  if (names.length === 0) return [];
  const more = names.length - MOST_NAMES;
  const list = names.slice(0, MOST_NAMES);
  if (more > 0) list.push(plain(withValues(counted(t, 'more', more, locale), { count: more })));
  const format = new Intl.ListFormat(localeFacts[locale].formats, { type: 'conjunction' });
  const parts = format.formatToParts(list.map((_, at) => String(at)));
  const inList = parts.map(({ type, value }) =>
    type === 'element' ? (list[Number(value)] ?? plain('')) : plain(value),
  );
  const [before = '', after = ''] = counted(t, stem, names.length, locale).split('{{names}}');
  const pieces = [plain(before), ...inList, plain(after)];
  return [{ pieces: pieces.filter(({ text }) => text !== '') }];
}

/** Titles of sections or skills as a language shows them, by the keys of the log. */
function partNames(
  { kind, item }: ChangingItem,
  t: ChangeStrings,
  locale: Locale,
): ReadonlyMap<string, ChangePiece> {
  const names = new Map<string, ChangePiece>();
  const add = (title: string, fragment: string, at: number, isChinese: boolean): void => {
    // A part without a title shows its number.
    const name = title === '' ? String(at + 1) : title;
    const key = digestOf(title);
    if (names.has(key)) return;
    names.set(key, { text: withValues(t.quoted, { name }), fragment, isChinese });
  };
  if (kind === 'game') {
    const { texts, untranslated } = translate(item.texts, item.translations, locale);
    const isChinese = untranslated.includes('sections');
    texts.sections.forEach(({ title }, at) => add(title, sectionId(at), at, isChinese));
  } else {
    const { texts, untranslated } = translate(item.texts, item.translations, locale);
    const isChinese = untranslated.includes('skills');
    texts.skills.forEach(({ name }, at) => add(name, SKILLS, at, isChinese));
  }
  return names;
}

/**
 * Puts changes of an item into words. Sections and skills are named as they are called now; what is gone is not named.
 * @param isLatest true when nothing has changed since: only then the version is that of the change
 */
export function changeLines(
  changes: readonly Change[],
  changing: ChangingItem,
  isLatest: boolean,
  t: ChangeStrings,
  locale: Locale,
): ChangeLine[] {
  const { kind } = changing;
  const sayNames = (stem: Named, keys: readonly string[]): ChangeLine[] => {
    const known = partNames(changing, t, locale);
    return lineOfNames(
      stem,
      keys.flatMap((key) => known.get(key) ?? []),
      t,
      locale,
    );
  };
  const isGame = kind === 'game';
  return changes.flatMap(({ code, keys }): ChangeLine[] => {
    switch (code) {
      case 'new':
        return plainLine(isGame ? t['new-game'] : t['new-role']);
      case 'part-new':
        return sayNames(isGame ? 'section-new' : 'skill-new', keys);
      case 'part-revised':
        return sayNames(isGame ? 'section-revised' : 'skill-revised', keys);
      case 'parts-rearranged':
        return plainLine(isGame ? t['sections-rearranged'] : t['skills-rearranged']);
      case 'parts-translated':
        return plainLine(isGame ? t['sections-translated'] : t['skills-translated']);
      case 'pictures-new': {
        const shown = isGame ? changing.item.gallery.map(pictureDigest) : [];
        const count = keys.filter((key) => shown.includes(key)).length;
        return count > 0 ? plainLine(withValues(counted(t, code, count, locale), { count })) : [];
      }
      case 'checked': {
        const version = isGame ? (changing.item.gameVersion ?? '') : '';
        const isKnown = version !== '' && isLatest;
        return plainLine(isKnown ? withValues(t.checked, { version }) : t['checked-again']);
      }
      case 'page':
      case 'introduction':
      case 'story':
      case 'attributes':
      case 'pictures':
      case 'facts':
        return plainLine(t[code]);
    }
  });
}

/** Says lines as plain text, for a feed. */
export function linesAsText(lines: readonly ChangeLine[]): string {
  return lines.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' · ');
}
