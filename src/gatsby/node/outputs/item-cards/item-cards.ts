import type { Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import {
  cardBucketAddress,
  cardKey,
  itemCardsAddress,
  type CardKind,
  type ItemCard,
  type ItemCards,
  type ItemCardsRoot,
} from '../../../../contract/item-cards';
import { bucketOf } from '../../../../local-search/index-format';
import { pictureKey, type NeededPicture, type PictureIndex } from '../../pictures/picture-kinds';
import { choiceInWords, type GameChoiceWords } from '../../sources/game-choice';
import type { Library } from '../../sources/model';
import type { Translatable } from '../../texts/shown-texts';

/** Up to so many cards one file has all of them, some 10 kB compressed. */
const CARDS_IN_ONE_FILE = 200;

/** Cards in a bucket, on average at the most. */
const CARDS_OF_A_BUCKET = 48;

/** Wider pictures are for pages: a card is 200 pixels wide, or half a phone. */
const WIDEST_PX = 640;

interface Named extends Translatable<{ readonly name: string }> {
  readonly id: string;
  readonly aliases?: readonly string[] | undefined;
  /** Time of the last change; partners have none. */
  readonly updatedAt?: string;
}

/** A file of `public/`. */
export interface JsonFile {
  readonly address: string;
  readonly text: string;
}

function nameIn({ texts, translations }: Named, locale: Locale) {
  const name = { name: texts.name };
  const shown = translate(name, translations, locale);
  return { name: shown.texts.name, isForeign: shown.untranslated.length > 0 };
}

/** The candidates of a `srcset` that a card has use for. */
function narrow(srcSet: string): string {
  return srcSet
    .split(', ')
    .filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= WIDEST_PX)
    .join(', ');
}

function pictureOf(pictures: PictureIndex, needed: NeededPicture) {
  const { src = '', srcSet = '', color = 'transparent' } = pictures.get(pictureKey(needed)) ?? {};
  const candidates = narrow(srcSet);
  return { src, ...(candidates !== '' && { srcSet: candidates }), color };
}

/** The cards of a library in one language, by key, also under the ids that items had before. */
function cardsOf(
  library: Library,
  pictures: PictureIndex,
  words: GameChoiceWords,
  locale: Locale,
): ItemCards {
  const cards: Record<string, ItemCard> = {};
  const former: Record<string, ItemCard> = {};
  const add = (
    kind: CardKind,
    item: Named,
    picture: NeededPicture,
    { game, facts = [] }: { game?: Named | undefined; facts?: readonly string[] } = {},
  ): void => {
    const { name, isForeign } = nameIn(item, locale);
    const of = game && nameIn(game, locale);
    const card: ItemCard = {
      name,
      ...(isForeign && { foreign: 1 as const }),
      ...(of && { game: of.name }),
      ...(of?.isForeign === true && { foreignGame: 1 as const }),
      ...(facts.length > 0 && { facts: [...facts] }),
      ...(item.updatedAt !== undefined && { at: Date.parse(item.updatedAt) }),
      ...pictureOf(pictures, picture),
    };
    cards[cardKey(kind, item.id)] = card;
    for (const alias of item.aliases ?? [])
      former[cardKey(kind, alias)] = { ...card, now: item.id };
  };
  const games = new Map(library.games.map((game) => [game.id, game]));
  for (const game of library.games) {
    const facts = choiceInWords(game, words, locale);
    add('game', game, { kind: 'cover', url: game.cover }, { facts });
  }
  for (const role of library.roles) {
    const game = games.get(role.gameId);
    add('role', role, { kind: 'avatar', url: role.avatar }, { game });
  }
  for (const partner of library.characters) {
    add('partner', partner, { kind: 'avatar', url: partner.avatar });
  }
  return { ...former, ...cards };
}

/** A power of two, so that a game more does not put every card into another bucket. */
function bucketCount(cards: number): number {
  return 2 ** Math.ceil(Math.log2(cards / CARDS_OF_A_BUCKET));
}

/** Makes the files of a language: the root alone, or the buckets and the root behind them. */
export function itemCardFiles(
  library: Library,
  pictures: PictureIndex,
  words: GameChoiceWords,
  locale: Locale,
): readonly JsonFile[] {
  const cards = cardsOf(library, pictures, words, locale);
  const entries = Object.entries(cards);
  const root = (content: ItemCardsRoot): JsonFile => ({
    address: itemCardsAddress(locale),
    text: JSON.stringify(content),
  });
  if (entries.length <= CARDS_IN_ONE_FILE) return [root({ cards })];
  const buckets = bucketCount(entries.length);
  const filled: [string, ItemCard][][] = Array.from({ length: buckets }, () => []);
  for (const entry of entries) filled[bucketOf(entry[0], buckets)]?.push(entry);
  return [
    ...filled.map((own, at) => ({
      address: cardBucketAddress(locale, buckets, at),
      text: JSON.stringify(Object.fromEntries(own)),
    })),
    root({ buckets }),
  ];
}
