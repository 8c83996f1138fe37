import { pictureAddress } from '../../../api-client/picture-address';
import type { Locale } from '../../../config/locales';
import { translate, type WireCharacter } from '../../../contract';

type Card = Queries.PartnerCardFragment;

/** Sizes of an avatar and a figure; only their ratio matters, the card cuts them. */
const AVATAR = { width: 320, height: 320 };
const FIGURE = { width: 320, height: 480 };

/** A picture as it comes from the API, in the form of one that the build has encoded. */
function toPicture(address: string | undefined, size: typeof AVATAR): Card['avatar'] {
  return { src: pictureAddress(address) ?? '', srcSet: '', color: 'transparent', ...size };
}

/**
 * The card of a partner that the API has found: the build's own where it knew the partner, for its pictures are lighter
 * and its games have names.
 */
export function toCard(character: WireCharacter, built: readonly Card[], locale: Locale): Card {
  const { id, name, slogan = '', greeting = '', tags, avatar, figure, game_ids, i18n } = character;
  const known = built.find(({ characterId }) => characterId === id);
  if (known) return known;
  const games = new Map(built.flatMap((each) => each.games.map((game) => [game.gameId, game])));
  const { texts, untranslated } = translate({ name, slogan, greeting, tags }, i18n, locale);
  return {
    characterId: id,
    avatar: toPicture(avatar, AVATAR),
    figure: figure === undefined ? null : toPicture(figure, FIGURE),
    text: { ...texts, untranslated },
    zh: { tags },
    answers: [],
    reasons: [],
    games: game_ids.flatMap((game) => games.get(game) ?? []),
  };
}
