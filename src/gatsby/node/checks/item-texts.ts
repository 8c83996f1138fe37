import { localeFacts, type Locale } from '../../../config/locales';
import { translate } from '../../../contract';
import { roleDescription } from '../../../i18n/role-description';
import { lengthFault, type PageText } from '../doctor/text-limits';
import { BuildFaults, type Fault } from '../faults';
import type { DiscoveryStrings } from '../sources/discovery-strings';
import type { Library } from '../sources/model';

/** Title and description of an item's page in one language. */
interface Said {
  /** The item, for messages. */
  readonly where: string;
  readonly title: string;
  readonly description: string;
}

function saidOf({ games, roles }: Library, locale: Locale, roleTitle: string): Said[] {
  const names = new Map<string, string>();
  const ofGames = games.map(({ id, texts, translations }): Said => {
    const { name, summary } = translate(texts, translations, locale).texts;
    names.set(id, name);
    return { where: `game ${id} in ${locale}`, title: name, description: summary };
  });
  const ofRoles = roles.map(({ id, gameId, texts, translations }): Said => {
    const told = translate(texts, translations, locale).texts;
    const game = names.get(gameId) ?? '';
    const title = roleTitle.replace('{{name}}', () => told.name).replace('{{game}}', () => game);
    return { where: `role ${id} in ${locale}`, title, description: roleDescription(told, game) };
  });
  return [...ofGames, ...ofRoles];
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
 * Finds titles and descriptions that search engines could not use before Gatsby begins: of games and roles that have
 * none, the same as others, or too long ones. The build doctor looks at all pages at its end.
 * @param locales the languages that this build writes
 * @returns undefined where all is well
 */
export function itemTextFaults(
  library: Library,
  strings: DiscoveryStrings,
  locales: readonly Locale[],
): BuildFaults | undefined {
  const faults = locales.flatMap((locale) =>
    faultsIn(saidOf(library, locale, strings[locale].library['role-title']), locale),
  );
  return faults.length === 0
    ? undefined
    : new BuildFaults('Search engines could not tell pages apart or show them:', faults);
}
