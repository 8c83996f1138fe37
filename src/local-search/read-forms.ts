import { LOCALES, type Locale } from '../config/locales';
import { NAME_MARKS, NAMELESS_MARK, ROMAJI_MARK, type LocalName } from './index-format';
import { normalizeText } from './normalize-text';

/** A form of an entry without its mark. */
export interface RowForm {
  /** Folded, with a space between words. */
  readonly text: string;
  readonly isRomaji: boolean;
  /** True for a form of the entry's own name. */
  readonly isOwn: boolean;
  /** True for a name as it is written, not as it is read or written in other characters. */
  readonly isWritten: boolean;
  /** The other name that it belongs to; undefined for one that nobody is told of. */
  readonly other: LocalName | undefined;
}

const localeOfMark: ReadonlyMap<string, Locale> = new Map(
  LOCALES.map((locale) => [NAME_MARKS[locale], locale]),
);

/** Most names are normalized by writing them small, a hundred times as fast. */
const PLAIN = /^(?:[a-z0-9]+(?: [a-z0-9]+)*|[\u3041-\u3096\u3400-\u9fff]+)$/;

function normalizeName(name: string): string {
  const small = name.toLowerCase();
  return PLAIN.test(small) ? small : normalizeText(name);
}

/** Reads one form, whichever name it belongs to, with that name where it is written in it. */
export function readForm(form: string): Pick<RowForm, 'text' | 'isRomaji' | 'other'> {
  const mark = form.slice(0, 1);
  const rest = form.slice(1);
  const locale = localeOfMark.get(mark);
  if (locale) {
    return { text: normalizeName(rest), isRomaji: false, other: { name: rest, locale } };
  }
  const isRomaji = mark === ROMAJI_MARK;
  const text = isRomaji || mark === NAMELESS_MARK ? rest : form;
  return { text, isRomaji, other: undefined };
}

/** Reads the forms of an entry. */
export function readForms(forms: readonly string[]): RowForm[] {
  let isOwn = true;
  let other: LocalName | undefined;
  return forms.map((form, at) => {
    const { text, isRomaji, other: named } = readForm(form);
    const isOther = named !== undefined || form.startsWith(NAMELESS_MARK);
    if (isOther) {
      isOwn = false;
      other = named;
    }
    return { text, isRomaji, isOwn, isWritten: isOther || at === 0, other };
  });
}

/** Writes the forms of another name, so that a hit can say it; without the name for one that nobody is told of. */
export function markForms(forms: readonly string[], name: LocalName | undefined): string[] {
  const [first = '', ...rest] = forms;
  if (!name) return [NAMELESS_MARK + first, ...rest];
  return [NAME_MARKS[name.locale] + name.name, ...rest];
}
