import type { WireNearestName, WireOtherHit, WireSearchHit } from '../../contract';
import { LOCALES, type Locale } from '../../config/locales';
import { LIMITS } from '../../contract/limits';
import { namesIn } from '../passages/item-passages';
import { CHOICE_PLACE } from '../passages/passage';
import type { KnownItem } from '../passages/known-names';
import type { ReadyItem, ReadyPassage } from '../passages/read-items';
import { bestSentence, ReadySentence } from '../passages/sentences';
import { textKey } from '../passages/text-key';
import type { WeighedWord } from '../passages/weigh-words';
import type { Matches } from './find-matches';
import type { Match } from './match-collector';
import { factSentence } from './fact-sentence';
import { snippetOf } from './snippet';

/** The most hints of a game that a hit leads to. */
const MOST_HINTS = 5;

type Translated = Exclude<Locale, 'zh'>;

/** Keys of an item's names, made once. */
interface NameKeys {
  /** All names and tags as one text. */
  readonly all: string;
  /** Each name beside its key. */
  readonly names: readonly { readonly name: string; readonly key: string }[];
}

const nameKeys = new WeakMap<ReadyItem, NameKeys>();

function nameKeysOf(ready: ReadyItem): NameKeys {
  const known = nameKeys.get(ready);
  if (known) return known;
  const texts = LOCALES.flatMap((locale) => {
    const { name, tags = [] } = namesIn(ready.item, locale);
    return [name, ...tags];
  });
  const names = ready.known.names.map((name) => ({ name, key: textKey(name) }));
  const keys = { all: textKey(texts.join('\n')), names };
  nameKeys.set(ready, keys);
  return keys;
}

/** True when names and tags alone hold the words: whoever asks for these wants to know what it is. */
function isNamed(ready: ReadyItem, { words, meant }: Pick<Matches, 'words' | 'meant'>): boolean {
  const { all: named } = nameKeysOf(ready);
  return (
    words.every(({ forms }) => forms.some((form) => named.includes(form))) ||
    meant.some((word) => named.includes(textKey(word)))
  );
}

/** Lists the names of an item, in any language, that have a word of the search; undefined where there are none. */
function foundNames(ready: ReadyItem, { words }: Matches): string[] | undefined {
  const found = nameKeysOf(ready).names.filter(({ key }) =>
    words.some(({ forms }) => forms.some((form) => key.includes(form))),
  );
  return found.length === 0 ? undefined : found.slice(0, LIMITS.nearest).map(({ name }) => name);
}

/** Weighs the words in a passage; those of its heading count twice. */
function fitOf({ passage, sentences }: ReadyPassage, words: readonly WeighedWord[]): number {
  const { heading = '' } = passage;
  const title = bestSentence([new ReadySentence(heading)], words)?.covered ?? 0;
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const whole = bestSentence([new ReadySentence(text)], words);
  return title + Math.max(title, whole?.covered ?? 0);
}

/** The place of the passage that has most of the words in any language; 0 is the summary. */
function placeOf(ready: ReadyItem, words: readonly WeighedWord[]): number {
  let best = { place: 0, fit: 0 };
  for (const each of LOCALES.flatMap((locale) => ready.in(locale))) {
    const fit = fitOf(each, words);
    if (fit > best.fit) best = { place: each.passage.place, fit };
  }
  return best.place;
}

/** The places of the spoilers that a hit names: all of a game whose hints are asked for, else those that fit as well. */
function spoilersNamed(
  { spoilers, wantsHints = false }: Match,
  ready: ReadyItem,
  words: readonly WeighedWord[],
): readonly number[] {
  if (!wantsHints) return words.length === 0 ? [] : spoilers.map(({ passage }) => passage.place);
  const all = ready.in('zh').filter(({ passage }) => passage.kind === 'spoiler');
  return all.slice(0, MOST_HINTS).map(({ passage }) => passage.place);
}

/** The questions of spoilers, in a language; undefined where there are none. */
function questionsIn(
  ready: ReadyItem,
  places: readonly number[],
  locale: Locale,
): string[] | undefined {
  const found = places.flatMap((place) => {
    const question = ready.at(place, locale)?.passage.question ?? '';
    return question === '' ? [] : question;
  });
  return found.length === 0 ? undefined : found;
}

/** Finds what introduces an item: of a role, whose summary is but a title, the description. */
function introduction(ready: ReadyItem, locale: Locale): ReadyPassage | undefined {
  const kind = ready.item.type === 'role' ? 'description' : 'summary';
  return ready.in(locale).find(({ passage }) => passage.kind === kind);
}

/** The text of a hit in a language: a fact in a sentence, or what introduces the item where its tags fit. */
function snippetIn(
  ready: ReadyItem,
  shown: ReadyPassage,
  words: readonly WeighedWord[],
  locale: Locale,
): string {
  if (shown.passage.kind !== 'fact') return snippetOf(shown, words, locale);
  const told = factSentence(ready.item, shown.passage, locale);
  return told ?? snippetOf(introduction(ready, locale) ?? shown, words, locale);
}

/** Words of a search, and those by which a text may say the same. */
interface Sought {
  readonly words: readonly WeighedWord[];
  readonly held: readonly WeighedWord[];
}

/** The texts of a hit in a language. */
function textsIn(ready: ReadyItem, place: number, { words, held }: Sought, locale: Locale) {
  const meant = ready.at(place, locale);
  const shown = meant ?? ready.in(locale)[0];
  const { name, tags } = namesIn(ready.item, locale);
  const best = shown && bestSentence(shown.sentences, words);
  const isSaid = best !== undefined && best.covered > 0;
  const snippet = shown && snippetIn(ready, shown, isSaid ? words : held, locale);
  const part = words.length > 0 ? meant?.passage.part : undefined;
  const { kind, question, steps } = shown?.passage ?? { steps: [] };
  const said = isSaid ? best.sentence.text : undefined;
  // What is told step by step answers by its question, whichever of its words the search has in this language.
  const { answer, hint } =
    kind === 'spoiler' ? { answer: question, hint: steps[0] } : { answer: said, hint: undefined };
  return {
    ...{ title: name, tags, snippet, part, answer, hint },
    part_title: part && meant?.passage.heading,
  };
}

type Texts = ReturnType<typeof textsIn> & { readonly questions: string[] | undefined };

/** Tells what a hit says in each language, of the passage that fits best. */
function textsOf(
  match: Match,
  ready: ReadyItem,
  query: Matches,
): Readonly<Record<'zh', Texts> & Record<Translated, Texts | undefined>> {
  const { found } = match;
  const words = match.wantsHints || isNamed(ready, query) ? [] : query.words;
  const fits = words.length === 0 ? 0 : (found?.passage.place ?? placeOf(ready, words));
  const place = match.isChosen ? CHOICE_PLACE : fits;
  const sought = { words, held: words.length === 0 ? [] : (found?.held ?? words) };
  const { i18n } = { i18n: undefined, ...ready.item.content };
  const beside = spoilersNamed(match, ready, words);
  const textsOfHit = (locale: Locale) => ({
    ...textsIn(ready, place, sought, locale),
    questions: questionsIn(ready, beside, locale),
  });
  const translated = (locale: Translated): Texts | undefined =>
    i18n?.[locale] && textsOfHit(locale);
  return {
    zh: textsOfHit('zh'),
    en: translated('en'),
    ja: translated('ja'),
  };
}

/** Reads the items of hits. */
export interface HitReader {
  readonly read: (item: KnownItem) => Promise<ReadyItem>;
  readonly gameOf: (id: string) => KnownItem | undefined;
}

/**
 * Turns a game or role that was found into what the search answers.
 * @param isAnswer says with which sentence it answers
 */
export async function toWireHit(
  match: Match,
  reader: HitReader,
  query: Matches,
  isAnswer: boolean,
): Promise<WireSearchHit | undefined> {
  const ready = await reader.read(match.item);
  const { item } = ready;
  if (item.type !== 'game' && item.type !== 'role') return undefined;
  const { id, name, tags } = item.content;
  const known = item.type === 'role' ? reader.gameOf(item.content.game_id) : undefined;
  const game = known && (await reader.read(known)).item;
  const texts = textsOf(match, ready, query);
  const told = (locale: Locale) => ({
    game_title: game && namesIn(game, locale).name,
    part_title: texts[locale]?.part_title,
    answer: isAnswer ? texts[locale]?.answer : undefined,
    hint: isAnswer ? texts[locale]?.hint : undefined,
    more_questions: texts[locale]?.questions,
  });
  const translated = (locale: Translated) => {
    const own = texts[locale];
    return own && { title: own.title, tags: own.tags, snippet: own.snippet, ...told(locale) };
  };
  return {
    type: item.type,
    id,
    game_id: item.type === 'role' ? item.content.game_id : id,
    title: name,
    found_names: foundNames(ready, query),
    cover: item.type === 'role' ? item.content.avatar : item.content.cover,
    tags,
    snippet: texts.zh.snippet ?? '',
    part: texts.zh.part,
    ...told('zh'),
    i18n: { en: translated('en'), ja: translated('ja') },
  };
}

/**
 * Turns a partner or an activity that was found into what the search answers.
 * @param place so many games and roles fit better
 */
export async function toOtherHit(
  match: Match,
  reader: HitReader,
  query: Matches,
  place: number,
): Promise<WireOtherHit | undefined> {
  const ready = await reader.read(match.item);
  const { type, content } = ready.item;
  if (type !== 'character' && type !== 'activity') return undefined;
  const texts = textsOf(match, ready, query);
  const translated = (own: Texts | undefined) => own && { title: own.title, snippet: own.snippet };
  return {
    ...{ type, id: content.id, place, title: texts.zh.title ?? '' },
    snippet: texts.zh.snippet ?? '',
    cover: type === 'character' ? content.avatar : content.cover,
    i18n: { en: translated(texts.en), ja: translated(texts.ja) },
  };
}

/** An item as one of the names that a visitor may have meant. */
export function toWireName({ item }: ReadyItem): WireNearestName | undefined {
  if (item.type !== 'game' && item.type !== 'role') return undefined;
  const { id, name, i18n } = item.content;
  const titleOf = (texts: { readonly name?: string | undefined } | undefined) =>
    texts && { title: texts.name };
  return {
    ...{ type: item.type, id, title: name },
    i18n: { en: titleOf(i18n?.en), ja: titleOf(i18n?.ja) },
  };
}
