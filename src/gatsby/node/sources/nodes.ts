import type { SourceNodesArgs } from 'gatsby';
import { LOCALES, type Locale } from '../../../config/locales';
import type { PictureText } from '../../../contract/describe-picture';
import { formatDay, serviceDay } from '../../../i18n/dates';
import { serviceDates } from '../../../i18n/service-dates';
import type { Picture, PictureIndex } from '../pictures/picture-kinds';
import type { OgImages } from '../og-images/og-subjects';
import type { LibraryTexts, ShownRoleTexts } from '../texts/render-library';
import { pictureWordsAddress } from '../../../contract/picture-words-file';
import { pictureFinder, withCovers, withWords, type FindPicture } from './find-node-pictures';
import { hasGalleryWords } from './gallery-words';
import { gameListId, gameLists } from './game-lists';
import { homePlaces } from './characters';
import { accessInWords, knownNeeds } from './access-in-words';
import { minutesInWords, moodsInWords, playersInWords, type GameChoiceWords } from './game-choice';
import { camelCase, nodeId, stringsIn, type ItemType } from './item-type';
import { indexGroups } from './name-index/index-groups';
import { nameIndexId, nameIndexPages, type GamesByName } from './name-index/name-index';
import { recentChangesId, type RecentChanges } from './changes/recent-changes';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Game,
  type Library,
} from './model';
import type { WrittenNotebooks } from './notebooks';
import { answersIn, reasonsIn } from './partner-word-fields';
import type { AllPartnerWords, PartnerWords } from './partner-words';

/** The field of a node that holds the item's own id, such as `gameId`: `id` is Gatsby's. */
export function idField({ name }: Pick<ItemType, 'name'>): string {
  return `${name.toLowerCase()}Id`;
}

interface Item {
  readonly id: string;
  readonly texts: object;
  readonly translations?: object | undefined;
  readonly pictureTexts: readonly PictureText[];
}

/**
 * An item as its node keeps it: pictures in place of their addresses, its id under a name of its own, and no texts as
 * they came. What a field of pictures holds, one, none or many, is what the item holds there.
 */
function nodeFields(
  type: ItemType,
  { id, texts: _texts, translations: _translations, pictureTexts, ...item }: Item,
  findPicture: FindPicture,
) {
  const find = withWords(findPicture, pictureTexts);
  const pictures = Object.entries(type.pictures).map(([name, kind]) => {
    const field = camelCase(name);
    const urls = stringsIn(item, field);
    const isList = Array.isArray(Reflect.get(item, field));
    return [field, isList ? urls.map((url) => find(kind, url)) : find(kind, urls[0])] as const;
  });
  return { ...item, ...Object.fromEntries(pictures), [idField(type)]: id };
}

type Icons = readonly (Picture | null)[];

function withIcons({ skills, ...text }: ShownRoleTexts['zh'], icons: Icons) {
  return { ...text, skills: skills.map((skill, at) => ({ ...skill, icon: icons[at] ?? null })) };
}

/** Returns what a map has under an id. @throws Error when there is nothing */
function requireText<T>(texts: ReadonlyMap<string, T>, id: string): T {
  const found = texts.get(id);
  if (found === undefined) throw new Error(`No texts were rendered for ${id}`);
  return found;
}

/** A role's texts, each skill with its icon in every language. */
function textWithIcons({ zh, en, ja }: ShownRoleTexts, icons: Icons) {
  return { zh: withIcons(zh, icons), en: withIcons(en, icons), ja: withIcons(ja, icons) };
}

/** Makes a value in every language. */
function inEachLanguage(valueIn: (locale: Locale) => object | string) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)]));
}

/** Selects what editors have written for a partner, as far as its games are in the library. */
function wordFields(
  words: PartnerWords | undefined,
  games: ReadonlySet<string>,
  ownGames: readonly string[],
) {
  const hasGame = (id: string): boolean => games.has(id);
  const isOwn = (id: string): boolean => games.has(id) && ownGames.includes(id);
  return {
    answers: inEachLanguage((locale) => answersIn(words, hasGame, locale)),
    reasons: inEachLanguage((locale) => reasonsIn(words, isOwn, locale)),
  };
}

/** Puts what helps to choose a game into words. */
function choiceFields(
  { players, sessionMinutes, moods = [], access }: Game,
  words: GameChoiceWords,
): Readonly<Record<string, object | null>> {
  const needs = knownNeeds(access);
  return {
    access: needs,
    accessInWords:
      access === undefined || needs === null
        ? null
        : inEachLanguage((locale) => accessInWords(access, words, locale)),
    playersInWords:
      players === undefined
        ? null
        : inEachLanguage((locale) => playersInWords(players, words, locale)),
    sessionInWords:
      sessionMinutes === undefined
        ? null
        : inEachLanguage((locale) => minutesInWords(sessionMinutes, words, locale)),
    moodsInWords: inEachLanguage((locale) => moodsInWords(moods, words, locale)),
  };
}

/** The day when an item was last changed, in words. */
function updatedField({ updatedAt }: { readonly updatedAt: string }) {
  const day = serviceDay(updatedAt);
  return { updated: inEachLanguage((locale) => formatDay(day, locale)) };
}

/** Returns the later one of two times. */
export function latestOf(time: string, other = time): string {
  return Date.parse(other) > Date.parse(time) ? other : time;
}

/** A node that waits for its digest. */
export interface LibraryNode {
  readonly id: string;
  readonly type: ItemType['name'] | 'GameList' | 'NameIndexPage' | 'RecentChanges';
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Data that joins a library in its nodes. */
interface NodeExtras {
  readonly pictures: PictureIndex;
  readonly ogImages: OgImages;
  /** Words that editors have written for partners. */
  readonly words: AllPartnerWords;
  readonly notebooks: WrittenNotebooks;
  readonly choiceWords: GameChoiceWords;
  readonly byName: GamesByName;
  readonly changes: readonly RecentChanges[];
}

/**
 * The nodes of everything in a library. Nothing is in them that changes by itself.
 * @throws Error when a text or a picture of the library is missing
 */
export function libraryNodes(
  library: Library,
  texts: LibraryTexts,
  { pictures, ogImages, words, notebooks, choiceWords, byName, changes }: NodeExtras,
): LibraryNode[] {
  const find = pictureFinder(pictures);
  const node = (type: ItemType, item: Item, more: object): LibraryNode => ({
    id: nodeId(type.name, item.id),
    type: type.name,
    fields: {
      ...nodeFields(type, item, find),
      ogImage: ogImages.get(nodeId(type.name, item.id)) ?? null,
      ...more,
    },
  });
  const places = homePlaces(library);
  const gameIds = new Set(library.games.map(({ id }) => id));
  const changedRoles = new Map<string, string>();
  for (const { gameId, updatedAt } of library.roles) {
    changedRoles.set(gameId, latestOf(updatedAt, changedRoles.get(gameId)));
  }
  const covers = new Map(library.games.map(({ id, cover }) => [id, cover]));
  return [
    ...library.games.map((game) => {
      const { id, releaseDate, checkedOn, characterId = '' } = game;
      const reason = words.get(characterId)?.games[id];
      return node(gameType, game, {
        text: requireText(texts.games, id),
        released:
          releaseDate === undefined
            ? null
            : inEachLanguage((locale) => formatDay(releaseDate, locale)),
        checked:
          checkedOn === undefined ? null : inEachLanguage((locale) => formatDay(checkedOn, locale)),
        ...choiceFields(game, choiceWords),
        ...updatedField(game),
        changedAt: latestOf(game.updatedAt, changedRoles.get(id)),
        partnerReason: reason ?? null,
        pictureWords: hasGalleryWords(game)
          ? inEachLanguage((locale) => pictureWordsAddress(locale, id))
          : null,
      });
    }),
    ...library.roles.map((role) => {
      const icons = role.texts.skills.map(({ icon }) => find('skill', icon));
      return node(roleType, role, {
        text: textWithIcons(requireText(texts.roles, role.id), icons),
        ...updatedField(role),
      });
    }),
    ...library.characters.map((character, order) =>
      node(characterType, character, {
        text: requireText(texts.characters, character.id),
        ...wordFields(words.get(character.id), gameIds, character.gameIds),
        order,
        homeOrder: places.get(character.id) ?? null,
        hasNotebook: notebooks.has(character.id),
      }),
    ),
    ...library.activities.map((activity, order) =>
      node(activityType, activity, {
        text: requireText(texts.activities, activity.id),
        dates: inEachLanguage((locale) => serviceDates(activity, locale)),
        order,
      }),
    ),
    ...library.banners.map((banner, order) =>
      node(bannerType, banner, { text: requireText(texts.banners, banner.id), order }),
    ),
    ...nameIndexPages(byName).map((page) => ({
      id: nameIndexId(page),
      type: 'NameIndexPage' as const,
      fields: {
        ...page,
        groups: indexGroups(page, library.games, choiceWords, find),
      },
    })),
    ...changes.map(({ days, ...recent }) => ({
      id: recentChangesId(recent),
      type: 'RecentChanges' as const,
      fields: {
        ...recent,
        days: days.map((day) => ({ ...day, games: withCovers(day.games, covers, find) })),
      },
    })),
    ...gameLists(library.games).map((list) => ({
      id: gameListId(list),
      type: 'GameList' as const,
      fields: { ...list },
    })),
  ];
}

/**
 * Creates nodes, each with the digest of its contents. Of one that is as it was Gatsby only hears that it is there: it would
 * look through all of its fields before it finds that out.
 */
export function createLibraryNodes(
  nodes: readonly LibraryNode[],
  {
    actions,
    createContentDigest,
    getNode,
  }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest' | 'getNode'>,
): void {
  for (const { id, type, fields } of nodes) {
    // As a text: Gatsby's digest of an object sorts all of its fields, and ours are always in one order.
    const contentDigest = createContentDigest(JSON.stringify(fields));
    const known = getNode(id);
    if (known?.internal.contentDigest === contentDigest) {
      actions.touchNode(known);
      continue;
    }
    void actions.createNode({
      ...fields,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest },
    });
  }
}
