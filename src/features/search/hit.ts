import { pictureAddress } from '../../api-client/picture-address';
import { translate, type WireOtherHit, type WireSearchHit } from '../../contract';
import type { Locale } from '../../config/locales';
import { sectionId } from '../../routes/section-id';
import { spoilerId } from '../../routes/spoiler-id';

/** A search hit in the language of the page. */
export interface Hit {
  readonly type: 'game' | 'role' | 'character' | 'activity';
  readonly id: string;
  /** The game that it belongs to, or is. */
  readonly gameId: string | undefined;
  readonly picture: string | undefined;
  readonly title: string;
  /** The name of a role's game. */
  readonly gameTitle: string | undefined;
  readonly snippet: string;
  /** The sentence that answers the search, of a hit that is clearly what was asked for. */
  readonly answer: string | undefined;
  /** The first step towards the answer, where that sentence is the question of a spoiler. */
  readonly hint: string | undefined;
  /** Questions of other spoilers of the game that fit as well. */
  readonly moreQuestions: readonly string[];
  /** The place of the snippet's text on the page, as a fragment with its `#`; empty for the head of the page. */
  readonly fragment: string;
  /** The title of that section or skill. */
  readonly partTitle: string | undefined;
  readonly tags: readonly string[];
  /** Its names, in whichever language, that have words of the search. */
  readonly foundNames: readonly string[];
  /** Its name in each language that has one. */
  readonly titles: Readonly<Partial<Record<Locale, string | undefined>>>;
  /** Names of the texts that stayed Chinese. */
  readonly untranslated: readonly string[];
}

/** The headings of the pages by the text that stands below them. */
const headings: Readonly<Record<'game' | 'role', Readonly<Record<string, string>>>> = {
  game: { description: 'introduction' },
  role: { description: 'how-to-play', skills: 'skills', story: 'story' },
};

/** Gives the fragment, with its `#`, of a part of a game's or role's page; empty for one without a heading. */
function partFragment(type: 'game' | 'role', part: WireSearchHit['part']): string {
  if (!part) return '';
  if (type === 'game' && part.in === 'sections') return `#${sectionId(part.index)}`;
  const heading = headings[type][part.in];
  return heading === undefined ? '' : `#${heading}`;
}

/** Gives the fragment of the spoiler with a question, with its `#`; undefined where a search answers with no question. */
function spoilerFragment({ answer, hint }: Pick<Hit, 'answer' | 'hint'>): string | undefined {
  const id = hint === undefined ? undefined : spoilerId(answer ?? '');
  return id && `#${id}`;
}

/** Stands in a snippet between a heading that it begins with and the text. */
const AFTER_HEADING = ' · ';

/** A snippet without the heading that it begins with, which stands above it. */
function withoutHeading(snippet: string, heading: string | undefined): string {
  const begin = (heading ?? '') + AFTER_HEADING;
  return snippet.startsWith(begin) ? snippet.slice(begin.length) : snippet;
}

/** Puts a hit into the language of the page. */
export function toHit(hit: WireSearchHit, locale: Locale): Hit {
  const { type, id, cover, title, snippet, tags, game_title, part_title, answer, hint } = hit;
  const { found_names: foundNames = [], more_questions } = hit;
  const { texts, untranslated } = translate(
    { title, snippet, tags, game_title, part_title, answer, hint, more_questions },
    hit.i18n,
    locale,
  );
  const { part_title: partTitle, game_title: gameTitle, more_questions: more, ...others } = texts;
  return {
    type,
    id,
    gameId: hit.game_id,
    picture: pictureAddress(cover),
    ...others,
    snippet: withoutHeading(others.snippet, partTitle),
    gameTitle,
    fragment: spoilerFragment(others) ?? partFragment(type, hit.part),
    partTitle,
    moreQuestions: more ?? [],
    foundNames,
    titles: { zh: title, en: hit.i18n?.en?.title, ja: hit.i18n?.ja?.title },
    untranslated,
  };
}

/** A hit of a kind that the site has pages for. */
export type KnownOtherHit = WireOtherHit & { readonly type: 'character' | 'activity' };

/** True for a partner or an activity; a newer API may find other things. */
export function isKnownOther(hit: WireOtherHit): hit is KnownOtherHit {
  return hit.type === 'character' || hit.type === 'activity';
}

/** Puts a partner or an activity that fits into the language of the page. */
export function toOtherHit(hit: KnownOtherHit, locale: Locale): Hit {
  const { type, id, cover, title, snippet } = hit;
  const { texts, untranslated } = translate({ title, snippet }, hit.i18n, locale);
  return {
    type,
    id,
    gameId: undefined,
    picture: pictureAddress(cover),
    ...texts,
    gameTitle: undefined,
    answer: undefined,
    hint: undefined,
    moreQuestions: [],
    fragment: type === 'activity' ? `#${id}` : '',
    partTitle: undefined,
    tags: [],
    foundNames: [],
    titles: {},
    untranslated,
  };
}

export function hitKey({ type, id }: Pick<Hit, 'type' | 'id'>): string {
  return `${type} ${id}`;
}
