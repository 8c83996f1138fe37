import { pictureAddress } from '../../api-client/picture-address';
import {
  describePicture,
  translate,
  type PictureWords,
  type WireCharacter,
  type WireFace,
  type WireFigure,
  type WireGameDetail,
  type WireGameSummary,
} from '../../contract';
import type { Locale } from '../../config/locales';

/** The fields without a translation, whose text is Chinese. */
interface Untranslated {
  readonly untranslated: readonly string[];
}

/** A long text: rendered by the build, or Markdown as the API sends it; undefined when it is empty. */
type LongText = { readonly html: string } | { readonly markdown: string } | undefined;

/** A partner in the language of the page. */
export interface Partner extends Untranslated {
  readonly id: string;
  readonly avatar: string | undefined;
  readonly figure: string | undefined;
  readonly gameIds: readonly string[];
  /** Their names; empty for a partner whom the build did not know. */
  readonly gameNames: readonly string[];
  readonly name: string;
  readonly slogan: string;
  readonly description: LongText;
  readonly greeting: string;
  readonly tags: readonly string[];
  /** The same tags in Chinese, by which partners are looked for in every language. */
  readonly tagKeys: readonly string[];
  /** Answers to the greeting; empty for a partner whom the build did not know. */
  readonly answers: Queries.GreetingFragment['answers'];
  /** Why the partner likes games, in the partner's words. */
  readonly reasons: Queries.PartnerPageFragment['reasons'];
  /** True where the build has written the partner's notebook. */
  readonly hasNotebook: boolean;
}

/** Makes the partner that a page shows of an answer of the API; texts without a translation stay Chinese. */
export function toPartner(character: WireCharacter, locale: Locale): Partner {
  const { id, avatar, figure, game_ids, name, tags, i18n } = character;
  const { slogan = '', description = '', greeting = '' } = character;
  const original = { name, slogan, description, greeting, tags };
  const { texts, untranslated } = translate(original, i18n, locale);
  return {
    id,
    avatar: pictureAddress(avatar),
    figure: pictureAddress(figure),
    gameIds: game_ids,
    gameNames: [],
    ...texts,
    tagKeys: tags,
    description: texts.description === '' ? undefined : { markdown: texts.description },
    answers: [],
    reasons: [],
    hasNotebook: false,
    untranslated,
  };
}

/** Takes a partner as the build knew it, in the language that its query asked for. */
export function toBuiltPartner(partner: Queries.PartnerPageFragment): Partner {
  const { characterId, avatar, figure, games, text, zh, answers, reasons, hasNotebook } = partner;
  const { html, ...texts } = text;
  return {
    id: characterId,
    avatar: avatar.src,
    figure: figure?.src,
    gameIds: games.map(({ gameId }) => gameId),
    gameNames: games.map((game) => game.text.name),
    ...texts,
    tagKeys: zh.tags,
    description: html === '' ? undefined : { html },
    answers,
    reasons,
    hasNotebook,
  };
}

/** A figure of a partner: one of their outfits. */
export interface Figure extends Untranslated {
  readonly id: string;
  readonly image: string | undefined;
  /** The address of the picture in the API. */
  readonly source: string;
  readonly isDefault: boolean;
  /** Words for the picture; undefined where nobody has written any. */
  readonly words: PictureWords | undefined;
  /** Place of its face; undefined where nobody has said so. */
  readonly face: WireFace | undefined;
  readonly name: string;
}

/** Makes a figure to choose of one of the API. */
export function toFigure(figure: WireFigure, locale: Locale): Figure {
  const { id, image, is_default, face, name, i18n } = figure;
  const { texts, untranslated } = translate({ name }, i18n, locale);
  return {
    id,
    image: pictureAddress(image),
    source: image,
    words: describePicture(figure, image, locale),
    isDefault: is_default,
    face,
    ...texts,
    untranslated,
  };
}

/** A game that a partner knows. */
export interface KnownGame extends Untranslated {
  readonly id: string;
  readonly cover: string | undefined;
  readonly name: string;
  readonly summary: string;
}

/** Makes a game that a partner knows of one of the API. */
export function toKnownGame(
  { id, cover, name, summary, i18n }: WireGameSummary | WireGameDetail,
  locale: Locale,
): KnownGame {
  const { texts, untranslated } = translate({ name, summary }, i18n, locale);
  return { id, cover: pictureAddress(cover), ...texts, untranslated };
}
