import type { Locale } from '../../config/locales';
import { translate, type WireGameDetail, type WireRoleDetail } from '../../contract';
import { withoutSpoilers } from '../../contract/spoilers';
import { toSpeech } from '../passages/plain-text';
import { fold } from './message-intents';

/** A text of the library that an answer may be drawn from. */
export interface Passage {
  /** The section's title; undefined for the text that says what the item is. */
  readonly heading: string | undefined;
  readonly text: string;
  /** True when it tells what a role can do. */
  readonly isSkill: boolean;
}

/** A game or role in the reader's language. */
export interface Article {
  readonly type: 'game' | 'role';
  readonly id: string;
  readonly title: string;
  /** The description; the first passage. */
  readonly summary: Passage;
  readonly passages: readonly Passage[];
}

function passage(
  heading: string | undefined,
  markdown: string | undefined,
  locale: Locale,
  isSkill = false,
): Passage[] {
  const text = toSpeech(withoutSpoilers(markdown ?? ''), locale);
  return text === '' ? [] : [{ heading, text, isSkill }];
}

/** A game as its texts stand in a language. */
export function gameArticle(game: WireGameDetail, locale: Locale): Article {
  const { texts } = translate<WireGameDetail>(game, game.i18n, locale);
  const { id, name, summary, description, sections, tags } = texts;
  return {
    type: 'game',
    id,
    title: name,
    summary: {
      heading: undefined,
      text: toSpeech(summary || description || tags.join(', '), locale),
      isSkill: false,
    },
    passages: [
      ...passage(undefined, description, locale),
      ...sections.flatMap(({ title, body }) => passage(title, body, locale)),
    ],
  };
}

/** A role as its texts stand in a language. */
export function roleArticle(role: WireRoleDetail, locale: Locale): Article {
  const { texts } = translate<WireRoleDetail>(role, role.i18n, locale);
  const { id, name, title = '', description, story, skills } = texts;
  const about = passage(undefined, description, locale);
  return {
    type: 'role',
    id,
    title: name,
    summary: about[0] ?? { heading: undefined, text: title || name, isSkill: false },
    passages: [
      ...about,
      ...passage(undefined, story, locale),
      ...skills.flatMap((skill) => passage(skill.name, skill.description, locale, true)),
    ],
  };
}

/** How long an excerpt is at most, in characters: a Chinese or Japanese one says as much as a short English word. */
const EXCERPT: Readonly<Record<Locale, number>> = { zh: 140, en: 320, ja: 160 };

function sentencesOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

function countTerms(text: string, terms: readonly string[]): number {
  const folded = fold(text);
  return terms.filter((term) => folded.includes(term)).length;
}

/** Cuts a sentence that alone is too long, behind a word. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .replace(/\s+\S*$/u, '')}…`;
}

/** The one to three sentences of a text that fit the words best. */
export function excerptOf(text: string, terms: readonly string[], locale: Locale): string {
  const sentences = sentencesOf(text, locale);
  const scores = sentences.map((sentence) => countTerms(sentence, terms));
  const first = Math.max(0, scores.indexOf(Math.max(...scores)));
  let excerpt = '';
  for (const sentence of sentences.slice(first, first + 3)) {
    if (excerpt !== '' && Array.from(excerpt + sentence).length > EXCERPT[locale]) break;
    excerpt += sentence;
  }
  return shorten(excerpt.trim(), EXCERPT[locale]);
}

/** How well a passage fits the words; its heading says most of what it is about. */
function scoreOf({ heading = '', text }: Passage, terms: readonly string[]): number {
  return 3 * countTerms(heading, terms) + countTerms(text, terms);
}

/**
 * The passage of an article that fits the words best; its summary when none does.
 * @param wantsSkill prefers what tells what a role can do
 */
export function bestPassage(
  { summary, passages }: Article,
  terms: readonly string[],
  wantsSkill: boolean,
): { readonly passage: Passage; readonly score: number } {
  let best = { passage: summary, score: 0 };
  for (const each of passages) {
    const score = scoreOf(each, terms) + (wantsSkill && each.isSkill ? 2 : 0);
    if (score > best.score) best = { passage: each, score };
  }
  return best;
}
