import { LOCALES, localeFacts, type Locale } from '../../../config/locales';
import { translate } from '../../../contract';
import { serviceDates } from '../../../i18n/service-dates';
import { pictureKey, type PictureIndex, type PictureKind } from '../pictures/picture-kinds';
import { PICTURES_PATH } from '../../../routes/pictures-path';
import { nodeId, type ItemType } from '../sources/item-type';
import type { Library } from '../sources/model';

/** The addresses of pictures for link previews by node and language; null where a later build draws it. */
export type OgImages = ReadonlyMap<string, Readonly<Record<Locale, string | null>>>;

/** Texts and picture that a link preview shows of an item in one language. */
export interface OgSubject {
  /** The node that the picture belongs to. */
  readonly node: string;
  readonly locale: Locale;
  readonly title: string;
  /** One line beneath the title; may be empty. */
  readonly line: string;
  /** File name of the item's own picture in the picture store. */
  readonly picture: string;
  /** True when that picture fills the whole ground, or stands on the right. */
  readonly fills: boolean;
}

/** Texts of an item in one language. */
interface Said {
  readonly title: string;
  readonly line: string;
}

interface Choice {
  readonly kind: PictureKind;
  readonly url: string | undefined;
}

/**
 * The widest file of the first picture that was encoded; undefined where there is none, but a placeholder or a link.
 */
function fileOf(pictures: PictureIndex, choices: readonly Choice[]): string | undefined {
  for (const { kind, url } of choices) {
    const srcSet = url === undefined ? '' : (pictures.get(pictureKey({ kind, url }))?.srcSet ?? '');
    const file = /(\S+) \d+w$/.exec(srcSet)?.[1];
    if (file?.startsWith(PICTURES_PATH)) return file.slice(PICTURES_PATH.length);
  }
  return undefined;
}

/** The dot between parts; a Chinese one is as wide as a character and has its room around it. */
const separators: Readonly<Record<Locale, string>> = { zh: '·', en: ' · ', ja: ' · ' };

function listed(parts: readonly string[], most: number, locale: Locale): string {
  return parts
    .filter((part) => part !== '')
    .slice(0, most)
    .join(separators[locale]);
}

/** The reading in brackets behind a Japanese name, with which it has no room on a line. */
const READING = /(?<=\p{Script=Han})（[ァ-ヺー・]+）$/u;

/**
 * Lists the subjects of pictures for link previews, in the order in which a budget draws them: partners, whose page
 * every build of a release has in all languages and the same, then games, activities and roles. An item whose own
 * picture is not there yet has none: it shows the site's own until a later build.
 * @param locales the languages that this build writes
 */
export function ogSubjects(
  library: Library,
  pictures: PictureIndex,
  locales: readonly Locale[],
): readonly OgSubject[] {
  const gameNames = new Map(
    library.games.map(({ id, texts, translations }) => [
      id,
      (locale: Locale) => translate(texts, translations, locale).texts.name,
    ]),
  );
  const inLanguages = (
    type: ItemType['name'],
    shown: readonly Locale[],
    id: string,
    choices: readonly Choice[],
    said: (locale: Locale) => Said,
  ): OgSubject[] => {
    const picture = fileOf(pictures, choices);
    if (picture === undefined) return [];
    const fills = choices[0]?.kind === 'cover';
    const node = nodeId(type, id);
    return shown.map((locale) => ({ node, locale, picture, fills, ...said(locale) }));
  };
  return [
    ...library.characters.flatMap(({ id, figure, avatar, texts, translations }) => {
      const choices: Choice[] = [
        { kind: 'figure', url: figure },
        { kind: 'avatar', url: avatar },
      ];
      return inLanguages('Character', LOCALES, id, choices, (locale) => {
        const { name, slogan } = translate(texts, translations, locale).texts;
        return { title: name, line: slogan };
      });
    }),
    ...library.games.flatMap(({ id, cover, texts, translations }) =>
      inLanguages('Game', locales, id, [{ kind: 'cover', url: cover }], (locale) => {
        const { name, tags } = translate(texts, translations, locale).texts;
        return { title: name, line: listed(tags, 4, locale) };
      }),
    ),
    ...library.activities.flatMap(({ id, cover, texts, translations, startAt, endAt }) =>
      inLanguages('Activity', locales, id, [{ kind: 'cover', url: cover }], (locale) => {
        const { firstDay, lastDay } = serviceDates({ startAt, endAt }, locale);
        const { title } = translate(texts, translations, locale).texts;
        return { title, line: firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}` };
      }),
    ),
    ...library.roles.flatMap(({ id, gameId, portrait, avatar, texts, translations }) => {
      const choices: Choice[] = [
        { kind: 'portrait', url: portrait },
        { kind: 'avatar', url: avatar },
      ];
      return inLanguages('Role', locales, id, choices, (locale) => {
        const { name, title } = translate(texts, translations, locale).texts;
        const parts = [title, gameNames.get(gameId)?.(locale) ?? ''];
        return { title: name.replace(READING, ''), line: listed(parts, 2, locale) };
      });
    }),
  ];
}

/** The name of the site as a picture shows it. */
export function siteNameOf({ locale }: OgSubject): string {
  return localeFacts[locale].siteName;
}
