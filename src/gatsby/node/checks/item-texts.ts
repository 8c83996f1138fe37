import { localeFacts, type Locale } from '../../../config/locales';
import { translate } from '../../../contract';
import { roleDescription } from '../../../i18n/role-description';
import { withValues } from '../../../i18n/with-values';
import { pagePath } from '../../../routes';
import type { HeadTexts } from '../../../routes/page-context';
import { columnsOf, excessOf, MOST_COLUMNS, type PageText } from '../doctor/text-limits';
import type { HeadsByPage } from '../pages/page-factory';
import type { DiscoveryStrings } from '../sources/discovery-strings';
import { gameLists, pageCount } from '../sources/game-lists';
import type { Library } from '../sources/model';
import { cutAtWord } from './cut-at-word';
import type { Finding } from './report-findings';

/** Title and description of an item's page in one language. */
interface Said {
  /** The item, for messages; undefined for a further page of one. */
  readonly where: string | undefined;
  /** The page for desks. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  /** Description for a page that has none. */
  readonly fallback?: string;
}

type Templates = DiscoveryStrings[Locale]['library'];

function saidOfTags({ games }: Library, locale: Locale, templates: Templates): Said[] {
  const place = { locale, variant: 'pc' } as const;
  return gameLists(games).flatMap((list): Said[] => {
    if (list.tag === null) return [];
    const { slug, label } = list.tag[locale];
    // The first game that has a tag says what it is called.
    const where = `game ${list.gameIds[0] ?? ''} in ${locale}, field tags, ${slug}`;
    const about = withValues(templates['description-tag'], { tag: label });
    const first = {
      ...{ where, page: pagePath('tag', { tag: slug }, place), description: about },
      title: withValues(templates['title-tag'], { tag: label }),
    };
    const others = Array.from({ length: pageCount(list) - 1 }, (_, at): Said => {
      const page = String(at + 2);
      const title = withValues(templates['title-tag-page'], { tag: label, page });
      return {
        where: undefined,
        page: pagePath('tagPage', { tag: slug, page }, place),
        ...{ title, description: `${title} · ${about}` },
      };
    });
    return [first, ...others];
  });
}

function saidOf(library: Library, locale: Locale, templates: Templates): Said[] {
  const { games, roles } = library;
  const place = { locale, variant: 'pc' } as const;
  const names = new Map<string, string>();
  const ofGames = games.flatMap(({ id, texts, translations }): Said[] => {
    const { name, summary } = translate(texts, translations, locale).texts;
    names.set(id, name);
    const where = `game ${id} in ${locale}`;
    return [
      {
        ...{ where, title: name, description: summary },
        page: pagePath('game', { id }, place),
        fallback: `${name} · ${templates.description}`,
      },
      {
        where: `${where}, its roles`,
        page: pagePath('gameRoles', { id }, place),
        title: withValues(templates['roles-title'], { name }),
        description: withValues(templates['roles-description'], { name }),
      },
    ];
  });
  const ofRoles = roles.map(({ id, gameId, texts, translations }): Said => {
    const told = translate(texts, translations, locale).texts;
    const game = names.get(gameId) ?? '';
    return {
      where: `role ${id} in ${locale}`,
      page: pagePath('role', { id }, place),
      title: withValues(templates['role-title'], { name: told.name, game }),
      description: roleDescription(told, game),
    };
  });
  return [...ofGames, ...ofRoles, ...saidOfTags(library, locale, templates)];
}

/** A text as the head shows it: with the name of the site behind a title. */
function shownOf(what: PageText, text: string, site: string): string {
  return what === 'title' ? text + site : text;
}

/** Names what search engines could not use, each text of an item once. */
function findingsIn(said: readonly Said[], site: string): Finding[] {
  const first: Record<PageText, Map<string, string>> = {
    title: new Map(),
    description: new Map(),
  };
  return said.flatMap(({ where, ...texts }) =>
    (['title', 'description'] as const).flatMap((what): Finding[] => {
      if (where === undefined) return [];
      const text = texts[what];
      if (text.trim() === '') return [{ kind: 'empty-item-text', where, what: `has no ${what}` }];
      const other = first[what].get(text);
      if (other === undefined) first[what].set(text, where);
      const excess = excessOf(what, shownOf(what, text, site));
      return [
        ...(excess === undefined ? [] : [{ kind: 'long-item-text', where, what: excess } as const]),
        ...(other === undefined
          ? []
          : [
              {
                kind: 'doubled-item-text',
                where,
                what: `has the ${what} of ${other}: ${text}`,
              } as const,
            ]),
      ];
    }),
  );
}

/** Texts for the head of a page whose own ones search engines could not use; undefined where they could. */
function headOf(said: Said, site: string, locale: Locale): HeadTexts | undefined {
  const fitting = (what: PageText, text: string): string | undefined => {
    const room = MOST_COLUMNS[what] - columnsOf(shownOf(what, '', site));
    const fit = cutAtWord(text, room, locale);
    return fit === said[what].trim() ? undefined : fit;
  };
  const isEmpty = said.description.trim() === '';
  const title = fitting('title', said.title);
  const description = fitting(
    'description',
    isEmpty ? (said.fallback ?? said.title) : said.description,
  );
  if (title === undefined && description === undefined) return undefined;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  };
}

/** Findings in what search engines are told of items. */
interface ItemTexts {
  readonly findings: readonly Finding[];
  /** Texts in place of those that are too long or empty. */
  readonly heads: HeadsByPage;
}

/**
 * Finds titles and descriptions of games, roles and tags that search engines could not use: there are none, others have the
 * same, or they are too long. Those that are too long are cut behind a word for the head of the page alone.
 * @param locales the languages that this build writes
 */
export function examineItemTexts(
  library: Library,
  strings: DiscoveryStrings,
  locales: readonly Locale[],
): ItemTexts {
  const findings: Finding[] = [];
  const heads = new Map<string, HeadTexts>();
  for (const locale of locales) {
    const site = ` | ${localeFacts[locale].siteName}`;
    const said = saidOf(library, locale, strings[locale].library);
    findings.push(...findingsIn(said, site));
    for (const each of said) {
      const head = headOf(each, site, locale);
      if (head) heads.set(each.page, head);
    }
  }
  return { findings, heads };
}
