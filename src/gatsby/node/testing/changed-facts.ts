import { LOCALES, type Locale } from '../../../config/locales';
import type { WireGameDetail, WireRoleDetail } from '../../../contract/library';
import { formatDay } from '../../../i18n/dates';

/** A part of what a build makes that says something of an item. */
export type Surface =
  | 'page'
  | 'search'
  | 'filter'
  | 'feed'
  | 'json-ld'
  | 'preview'
  | 'redirects'
  | 'aids';

/** A value of a field. */
export interface FieldValue {
  readonly value: unknown;
  /** The same in English and Japanese, where it is a text. */
  readonly translations?: Readonly<Record<'en' | 'ja', unknown>>;
  /** Strings that surfaces say of it, and of nothing else. */
  readonly said: Partial<Readonly<Record<Surface, readonly string[]>>>;
  /** A part of the page that other items may have, too. */
  readonly shown?: string;
}

/** Makes the values of a field, another one for each number. */
type FieldValues = (number: number) => FieldValue;

/** Fields that say nothing: the id is the item's address, the time moves with every change, roles are counted. */
type Said<Wire> = Exclude<keyof Wire, 'id' | 'i18n' | 'updated_at' | 'role_count' | 'game_id'>;

/** Number of games, and of roles: `g1` and `r1-0` are the first. */
export const ITEMS = 6;

/** A word that stands nowhere else. */
function word(number: number, locale: Locale): string {
  return `zq${String(number)}x${locale}`;
}

/** A text in three languages, each of them on all of the surfaces. */
function text(
  surfaces: readonly Surface[],
  wrap: (word: string) => unknown = (each) => each,
): FieldValues {
  return (number) => ({
    value: wrap(word(number, 'zh')),
    translations: { en: wrap(word(number, 'en')), ja: wrap(word(number, 'ja')) },
    said: Object.fromEntries(
      surfaces.map((surface) => [surface, LOCALES.map((locale) => word(number, locale))]),
    ),
  });
}

/** A word that is the same in every language. */
function plain(
  surfaces: readonly Surface[],
  wrap: (word: string) => unknown = (each) => each,
): FieldValues {
  return (number) => ({
    value: wrap(word(number, 'zh')),
    said: Object.fromEntries(surfaces.map((surface) => [surface, [word(number, 'zh')]])),
  });
}

/** A day, which pages write in words. */
function day(more: (date: string) => FieldValue['said'] = () => ({})): FieldValues {
  return (number) => {
    const date = new Date(Date.UTC(1900, 0, 1 + 40 * number)).toISOString().slice(0, 10);
    return {
      value: date,
      said: { page: LOCALES.map((locale) => formatDay(date, locale)), ...more(date) },
    };
  };
}

/** A value that is no text of a reader. */
function bare(value: (number: number) => unknown, shown: (number: number) => string): FieldValues {
  return (number) => ({ value: value(number), said: {}, shown: shown(number) });
}

/** A picture at an address of its own. */
function picture(
  surfaces: readonly Surface[] = ['page'],
  wrap: (address: string) => unknown = (each) => each,
): FieldValues {
  return (number) => {
    const address = `/pictures/p${String(number)}.png`;
    return {
      value: wrap(address),
      said: Object.fromEntries(surfaces.map((surface) => [surface, [address]])),
    };
  };
}

function list(each: string): unknown {
  return [each];
}

/** Words for a picture; the test puts the address of the item's picture in, which may be changed too. */
function pictureText(each: string): unknown {
  return [{ line: each, description: each }];
}

function skill(each: string): unknown {
  return [{ name: each, description: each }];
}

/** Ids of items that are there. */
function related(idOf: (number: number) => string): FieldValues {
  const other = (number: number): string => idOf(1 + (number % ITEMS));
  return bare(
    (number) => [other(number)],
    (number) => JSON.stringify([other(number)]),
  );
}

/** The fields of a game. What the contract learns has to be added here: it does not compile without. */
export const gameFields: Readonly<Record<Said<WireGameDetail>, FieldValues>> = {
  name: text(['page', 'search', 'filter', 'feed', 'json-ld', 'preview']),
  cover: picture(['page', 'filter', 'json-ld']),
  icon: picture(),
  banner: picture(),
  gallery: picture(['page'], list),
  picture_texts: text(['page'], pictureText),
  tags: text(['page', 'filter', 'feed', 'json-ld', 'preview'], list),
  summary: text(['page', 'feed', 'json-ld']),
  players: (number) => ({
    value: { min: 1, max: 1000 + number },
    said: {
      page: [`1–${String(1000 + number)} 人`, `1–${String(1000 + number)} players`],
      filter: [`1–${String(1000 + number)} 人`, `1〜${String(1000 + number)}人`],
      'json-ld': [`"maxValue":${String(1000 + number)}`],
    },
  }),
  session_minutes: (number) => ({
    value: { min: 2, max: 5000 + number },
    said: {
      page: [`2–${String(5000 + number)} 分钟`, `2–${String(5000 + number)} min`],
      filter: [`2–${String(5000 + number)} min`],
    },
  }),
  moods: (number) => {
    const isCalm = number % 2 === 0;
    return { value: [isCalm ? 'calm' : 'eerie'], said: {}, shown: isCalm ? '"安静"' : '"瘆人"' };
  },
  access: (number) => {
    const [yes, no] = number % 2 === 0 ? ['one_hand', 'text_size'] : ['text_size', 'one_hand'];
    const version = word(number, 'zh');
    return {
      value: { checked_on: '1900-01-01', version, features: { [yes]: 'yes', [no]: 'no' } },
      said: {
        page: [
          `1900年1月1日，${version} 版`,
          `1 January 1900, against version ${version}`,
          `1900年1月1日（バージョン${version}）`,
        ],
      },
      shown: `"access":{"yes":["${yes}"],"no":["${no}"]}`,
    };
  },
  developer: text(['page', 'json-ld']),
  publisher: text(['page', 'json-ld']),
  release_date: day((date) => ({ 'json-ld': [date] })),
  game_version: plain(['page']),
  checked_on: day(),
  platforms: plain(['page', 'filter', 'json-ld'], list),
  description: text(['page']),
  sections: text(['page', 'search'], (each) => [{ title: each, body: '走路。' }]),
  essentials: text(['aids'], list),
  related_ids: related((number) => `g${String(number)}`),
  other_names: plain(['search'], list),
  aliases: plain(['redirects'], list),
  character_id: bare(
    (number) => `c${String(1 + (number % 2))}`,
    (number) => `"c${String(1 + (number % 2))}"`,
  ),
};

/** The fields of a role, as those of a game. */
export const roleFields: Readonly<Record<Said<WireRoleDetail>, FieldValues>> = {
  name: text(['page', 'search', 'feed', 'json-ld', 'preview']),
  title: text(['page', 'feed', 'json-ld', 'preview']),
  avatar: picture(),
  portrait: picture(),
  picture_texts: text(['page'], pictureText),
  tags: text(['page', 'feed'], list),
  rarity: bare(
    (number) => 1 + (number % 6),
    (number) => `"rarity":${String(1 + (number % 6))}`,
  ),
  attributes: text(['page'], (each) => [{ label: each, value: '5' }]),
  skills: text(['page'], skill),
  description: text(['page']),
  story: text(['page']),
  related_ids: related((number) => `r${String(number)}-0`),
  other_names: plain(['search'], list),
  aliases: plain(['redirects'], list),
};
