import { localeFacts, type Locale } from '../../../config/locales';
import { translate } from '../../../contract';
import { roleDescription } from '../../../i18n/role-description';
import { withValues } from '../../../i18n/with-values';
import { lengthFault, type PageText } from '../doctor/text-limits';
import { BuildFaults, type Fault } from '../faults';
import type { DiscoveryStrings } from '../sources/discovery-strings';
import { gameLists } from '../sources/game-lists';
import type { Library } from '../sources/model';

/** Title and description of an item's page in one language. */
interface Said {
  /** The item, for messages. */
  readonly where: string;
  readonly title: string;
  readonly description: string;
}

type Templates = DiscoveryStrings[Locale]['library'];

function saidOf({ games, roles }: Library, locale: Locale, templates: Templates): Said[] {
  const names = new Map<string, string>();
  const ofGames = games.flatMap(({ id, texts, translations }): Said[] => {
    const { name, summary } = translate(texts, translations, locale).texts;
    names.set(id, name);
    const where = `game ${id} in ${locale}`;
    return [
      { where, title: name, description: summary },
      {
        where: `${where}, its roles`,
        title: withValues(templates['roles-title'], { name }),
        description: withValues(templates['roles-description'], { name }),
      },
    ];
  });
  const ofRoles = roles.map(({ id, gameId, texts, translations }): Said => {
    const told = translate(texts, translations, locale).texts;
    const game = names.get(gameId) ?? '';
    const title = withValues(templates['role-title'], { name: told.name, game });
    return { where: `role ${id} in ${locale}`, title, description: roleDescription(told, game) };
  });
  // The first game that has a tag says what it is called.
  const ofTags = gameLists(games).flatMap(({ tag, gameIds: [id = ''] }): Said[] => {
    if (tag === null) return [];
    const { slug, label } = tag[locale];
    return [
      {
        where: `game ${id} in ${locale}, field tags, ${slug}`,
        title: withValues(templates['title-tag'], { tag: label }),
        description: withValues(templates['description-tag'], { tag: label }),
      },
    ];
  });
  return [...ofGames, ...ofRoles, ...ofTags];
}

function faultsIn(said: readonly Said[], locale: Locale): Fault[] {
  const first: Record<PageText, Map<string, string>> = {
    title: new Map(),
    description: new Map(),
  };
  return said.flatMap(({ where, ...texts }) =>
    (['title', 'description'] as const).flatMap((what): Fault[] => {
      const text = texts[what];
      const shown = what === 'title' ? `${text} | ${localeFacts[locale].siteName}` : text;
      const length = lengthFault(what, text.trim() === '' ? text : shown);
      const other = first[what].get(text);
      if (other === undefined) first[what].set(text, where);
      if (length !== undefined) return [{ where, what: length }];
      return other === undefined ? [] : [{ where, what: `has the ${what} of ${other}: ${text}` }];
    }),
  );
}

/**
 * Finds titles and descriptions that search engines could not use before Gatsby begins: of games, roles and tags that
 * have none, the same as others, or too long ones. The build doctor looks at all pages at its end.
 * @param locales the languages that this build writes
 * @returns undefined where all is well
 */
export function itemTextFaults(
  library: Library,
  strings: DiscoveryStrings,
  locales: readonly Locale[],
): BuildFaults | undefined {
  const faults = locales.flatMap((locale) =>
    faultsIn(saidOf(library, locale, strings[locale].library), locale),
  );
  return faults.length === 0
    ? undefined
    : new BuildFaults('Search engines could not tell pages apart or show them:', faults);
}
