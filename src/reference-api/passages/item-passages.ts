import {
  translateItem,
  type WireActivity,
  type WireCharacter,
  type WireGameDetail,
  type WireRoleDetail,
  type WireScene,
} from '../../contract';
import type { Locale } from '../../config/locales';
import {
  pictureTextsOf,
  pictureWordsIn,
  type WithPictureTexts,
} from '../../contract/describe-picture';
import labels from './words/fact-labels.json';
import { sitePagePassages, type SitePage } from './site-page';
import { factPassages, passageOf, picturePassages, sectionPassages, type Passage } from './passage';
import { gameChoiceFact, gameChoiceQuestions } from './game-choice-fact';
import type { PlayerQuestions } from './player-questions';

function fact(name: keyof typeof labels, value: string | undefined, locale: Locale) {
  return { ...labels[name][locale], value: value ?? '' };
}

/** Joins what is told one after the other. */
function listed(values: readonly string[], locale: Locale): string {
  return values.join(locale === 'en' ? ', ' : '、');
}

/** The pictures of an item in words, each text once: a banner shows what the cover does. */
function describedPictures(item: WithPictureTexts, locale: Locale): Passage[] {
  const texts = pictureTextsOf(item).map((text) => {
    const { line, description } = pictureWordsIn(text, locale);
    return `${line}${locale === 'en' ? ' ' : ''}${description}`.trim();
  });
  return picturePassages([...new Set(texts)]);
}

function gamePassages(game: WireGameDetail, locale: Locale): Passage[] {
  const { texts } = translateItem(game, locale);
  const { summary, description, sections } = texts;
  return [
    ...passageOf('summary', summary, locale),
    ...passageOf('description', description, locale, { part: { in: 'description', index: 0 } }),
    ...sections.flatMap((section, index) => sectionPassages(section, index, locale)),
    ...factPassages([
      fact('tags', listed(texts.tags, locale), locale),
      fact('developer', texts.developer, locale),
      fact('publisher', texts.publisher, locale),
      fact('release_date', texts.release_date, locale),
      fact('platforms', listed(texts.platforms, locale), locale),
      gameChoiceFact(game, locale),
    ]),
    ...describedPictures(game, locale),
  ];
}

function rolePassages(role: WireRoleDetail, locale: Locale): Passage[] {
  const { texts } = translateItem(role, locale);
  const { title, description, story, skills, attributes, rarity } = texts;
  const attributed = attributes.map(({ label, value }) => `${label} ${value}`);
  return [
    ...passageOf('summary', title, locale),
    ...passageOf('description', description, locale, { part: { in: 'description', index: 0 } }),
    ...passageOf('story', story, locale, { part: { in: 'story', index: 0 } }),
    ...skills.flatMap(({ name, description: told }, index) =>
      passageOf('skill', told, locale, { heading: name, part: { in: 'skills', index } }),
    ),
    ...factPassages([
      fact('tags', listed(texts.tags, locale), locale),
      fact('attributes', listed(attributed, locale), locale),
      fact('rarity', rarity?.toString(), locale),
    ]),
    ...describedPictures(role, locale),
  ];
}

function characterPassages(character: WireCharacter, locale: Locale): Passage[] {
  const { texts } = translateItem(character, locale);
  return [
    ...passageOf('summary', texts.slogan, locale),
    ...passageOf('description', texts.description, locale),
    ...factPassages([fact('tags', listed(texts.tags, locale), locale)]),
    ...describedPictures(character, locale),
  ];
}

function scenePassages(scene: WireScene, locale: Locale): Passage[] {
  const { texts } = translateItem(scene, locale);
  return passageOf('summary', texts.summary, locale);
}

function activityPassages(activity: WireActivity, locale: Locale): Passage[] {
  const { texts } = translateItem(activity, locale);
  const time = `${texts.start_at.slice(0, 10)} – ${texts.end_at.slice(0, 10)}`;
  return [
    ...passageOf('summary', texts.summary, locale),
    ...passageOf('description', texts.body, locale),
    ...factPassages([fact('time', time, locale)]),
    ...describedPictures(activity, locale),
  ];
}

/** An item of the library that has passages. */
export type Item = { readonly questions?: readonly PlayerQuestions[] | undefined } & (
  | { readonly type: 'game'; readonly content: WireGameDetail }
  | { readonly type: 'role'; readonly content: WireRoleDetail }
  | { readonly type: 'character'; readonly content: WireCharacter }
  | { readonly type: 'scene'; readonly content: WireScene }
  | { readonly type: 'activity'; readonly content: WireActivity }
  | { readonly type: 'page'; readonly content: SitePage }
);

/** Lists the passages of an item in a language; what is not translated stays Chinese. */
function passagesOf({ type, content }: Item, locale: Locale): Passage[] {
  switch (type) {
    case 'game':
      return gamePassages(content, locale);
    case 'role':
      return rolePassages(content, locale);
    case 'character':
      return characterPassages(content, locale);
    case 'scene':
      return scenePassages(content, locale);
    case 'activity':
      return activityPassages(content, locale);
    case 'page':
      return sitePagePassages(content, locale);
  }
}

/** A passage with the ways in which players ask for it. */
export interface AskedPassage {
  readonly passage: Passage;
  readonly questions: readonly PlayerQuestions[];
}

/** The part of a passage that questions of players quote. Words for a picture may repeat what a text tells. */
function quotable({ kind, question, text }: Passage): string {
  if (kind === 'picture') return '';
  return kind === 'spoiler' ? question : text;
}

/** Lists the passages of an item, each with the questions of players that it answers. */
export function askedPassagesOf(item: Item, locale: Locale): AskedPassage[] {
  const own = [
    ...(item.questions ?? []).filter((each) => each.locale === locale),
    ...(item.type === 'game' ? gameChoiceQuestions(item.content, locale) : []),
  ];
  return passagesOf(item, locale).map((passage) => ({
    passage,
    questions: own.filter(({ says }) => quotable(passage).includes(says)),
  }));
}

/** Tells the name of an item and its tags as they are written in a language. */
export function namesIn({ type, content }: Item, locale: Locale) {
  if (type === 'page') return { name: content.title[locale], tags: undefined };
  const named = type === 'scene' || type === 'activity' ? titled(content) : content;
  return locale === 'zh' ? named : { ...named.i18n?.[locale] };
}

function titled({ title, i18n }: WireScene | WireActivity) {
  const nameOf = (texts: { readonly title?: string | undefined } | undefined) => ({
    name: texts?.title,
    tags: undefined,
  });
  return { name: title, tags: undefined, i18n: { en: nameOf(i18n?.en), ja: nameOf(i18n?.ja) } };
}

/** Lists the games that an item belongs to. */
export function gamesOf({ type, content }: Item): readonly string[] {
  switch (type) {
    case 'game':
      return [content.id];
    case 'role':
      return [content.game_id];
    case 'character':
      return content.game_ids;
    case 'scene':
    case 'activity':
    case 'page':
      return [];
  }
}
