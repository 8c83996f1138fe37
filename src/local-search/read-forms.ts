import { LOCALES } from '../config/locales';
import { NAME_MARKS, NAMELESS_MARK, ROMAJI_MARK, type LocalName } from './index-format';
import { normalizeText } from './normalize-text';

/** A form of an entry without its mark. */
export interface RowForm {
  /** Folded, with a space between words. */
  readonly text: string;
  readonly isRomaji: boolean;
  /** True for a form of the entry's own name. */
  readonly isOwn: boolean;
  /** The other name that it belongs to; undefined for one that nobody is told of. */
  readonly other: LocalName | undefined;
}

/** Reads another name with the mark of its language; undefined for any other form. */
function otherName(form: string): LocalName | undefined {
  const locale = LOCALES.find((each) => form.startsWith(NAME_MARKS[each]));
  return locale && { name: form.slice(NAME_MARKS[locale].length), locale };
}

/** Reads one form, whichever name it belongs to. */
export function formText(form: string): Pick<RowForm, 'text' | 'isRomaji'> {
  const other = otherName(form);
  if (other) return { text: normalizeText(other.name), isRomaji: false };
  const isRomaji = form.startsWith(ROMAJI_MARK);
  const isMarked = isRomaji || form.startsWith(NAMELESS_MARK);
  return { text: isMarked ? form.slice(1) : form, isRomaji };
}

/** Reads the forms of an entry. */
export function readForms(forms: readonly string[]): RowForm[] {
  let isOwn = true;
  let other: LocalName | undefined;
  return forms.map((form) => {
    const named = otherName(form);
    if (named || form.startsWith(NAMELESS_MARK)) {
      isOwn = false;
      other = named;
    }
    return { ...formText(form), isOwn, other };
  });
}

/** Writes the forms of another name, so that a hit can say it; without the name for one that nobody is told of. */
export function markForms(forms: readonly string[], name: LocalName | undefined): string[] {
  const [first = '', ...rest] = forms;
  if (!name) return [NAMELESS_MARK + first, ...rest];
  return [NAME_MARKS[name.locale] + name.name, ...rest];
}
