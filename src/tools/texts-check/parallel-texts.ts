import { LOCALES, type Locale } from '../../config/locales';
import { SPOILER_MARK } from '../../contract/spoilers';
import { escape } from './terms';

/** One text in all three languages. */
export interface ParallelText {
  /** The key in its file; what a spoiler hides has `.fold` after it, so `sections.1.fold`. */
  readonly at: string;
  readonly texts: Readonly<Record<Locale, string>>;
}

/** Keys below which the languages go ways of their own: words that are heard, dates of regions. */
const NOT_PARALLEL = new Set(['words', 'release_date']);

type Side = Readonly<Record<Locale, unknown>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inside(side: unknown, key: string): unknown {
  if (Array.isArray(side)) return side[Number(key)];
  return isRecord(side) ? side[key] : undefined;
}

/** The three sides of a value: a record of languages, or a Chinese text whose `i18n` holds the other two. */
function sidesOf(value: unknown, outer: Side): Side {
  if (!isRecord(value)) return outer;
  if (LOCALES.every((locale) => locale in value))
    return { zh: value.zh, en: value.en, ja: value.ja };
  if (isRecord(value.i18n)) return { zh: value, en: value.i18n.en, ja: value.i18n.ja };
  return outer;
}

/**
 * Lists the texts of a file that all three languages have.
 * @param value what the file holds
 */
export function parallelTexts(value: unknown): ParallelText[] {
  const walk = (outer: Side, keys: readonly string[]): ParallelText[] => {
    const sides = sidesOf(outer.zh, outer);
    const { zh, en, ja } = sides;
    if (typeof zh === 'string') {
      if (typeof en !== 'string' || typeof ja !== 'string') return [];
      return splitFold({ at: keys.join('.'), texts: { zh, en, ja } });
    }
    if (typeof zh !== 'object' || zh === null) return [];
    return Object.entries(zh)
      .filter(([key]) => key !== 'i18n' && !NOT_PARALLEL.has(key))
      .flatMap(([key, inner]) =>
        walk({ zh: inner, en: inside(en, key), ja: inside(ja, key) }, [...keys, key]),
      );
  };
  return walk({ zh: value, en: undefined, ja: undefined }, []);
}

/** A fold of Markdown: its question and every line of the quotation behind it. */
const FOLD = new RegExp(`^> *${escape(SPOILER_MARK)}.*(?:\\n>.*)*`, 'm');

function splitFold({ at, texts }: ParallelText): ParallelText[] {
  const split = (locale: Locale) => {
    const fold = FOLD.exec(texts[locale])?.[0] ?? '';
    return { fold, rest: texts[locale].replace(fold, '') };
  };
  const [zh, en, ja] = [split('zh'), split('en'), split('ja')];
  const rest = { at, texts: { zh: zh.rest, en: en.rest, ja: ja.rest } };
  if (zh.fold === '') return [rest];
  const fold = at.replace(/[^.]+$/, 'fold');
  return [rest, { at: fold, texts: { zh: zh.fold, en: en.fold, ja: ja.fold } }];
}
