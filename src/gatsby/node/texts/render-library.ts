import * as z from 'zod/mini';
import type { Collection } from '../../../config/failure-policies';
import { LOCALES, type Locale } from '../../../config/locales';
import { spoilerFaults } from '../../../markdown/spoiler-faults';
import { renderMarkdown } from '../../../markdown/markdown';
import { errorMessage } from '../../../node/errors';
import { BuildFaults, type Fault } from '../faults';
import type { LineCache } from '../../../node/line-cache';
import type { ItemType } from '../sources/item-type';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Library,
} from '../sources/model';
import { gameText, roleText, textIn, type Render, type Translatable } from './shown-texts';

interface Item extends Translatable<object> {
  readonly id: string;
}

const anyText = z.looseObject({});
const roleTextSchema = z.looseObject({
  skills: z.array(z.object({ name: z.string(), html: z.string() })),
});

function inEachLanguage<T extends z.ZodMiniType>(text: T) {
  return z.object({ zh: text, en: text, ja: text });
}

export const shownSchema = inEachLanguage(anyText);
export const shownRoleSchema = inEachLanguage(roleTextSchema);

/** Texts of an item as pages show them, in each language. */
export type ShownTexts = z.infer<typeof shownSchema>;
/** The same of a role, whose skills are given icons. */
export type ShownRoleTexts = z.infer<typeof shownRoleSchema>;

/** Every text of a library as pages show it, by the item's id: what GraphQL answers is read from here. */
export interface LibraryTexts {
  readonly games: ReadonlyMap<string, ShownTexts>;
  readonly roles: ReadonlyMap<string, ShownRoleTexts>;
  readonly characters: ReadonlyMap<string, ShownTexts>;
  readonly activities: ReadonlyMap<string, ShownTexts>;
  readonly banners: ReadonlyMap<string, ShownTexts>;
}

/** Findings in texts by their place, once for all languages. */
interface TextFindings {
  /** Texts that cannot be rendered. */
  readonly faults: Map<string, Fault>;
  /** Folds that lack a step and show those that they have. */
  readonly folds: Map<string, string>;
}

const COLLECTION_OF: Readonly<Record<ItemType['name'], Collection>> = {
  Game: 'games',
  Role: 'roles',
  Character: 'partners',
  Activity: 'activities',
  Banner: 'banners',
};

const MOST_WARNINGS = 20;

/** Warns about folds that are not whole: an answer that is missing costs a crease, not the build. */
function warnAboutFolds({ folds }: TextFindings, warn: (message: string) => void): void {
  const warnings = Array.from(folds, ([where, what]) => `${where}: ${what}`);
  warnings.slice(0, MOST_WARNINGS).forEach(warn);
  const more = warnings.length - MOST_WARNINGS;
  if (more > 0) warn(`… and ${String(more)} more texts with folds that are not whole`);
}

/** Makes the renderer of an item's texts. */
function rendererOf({ name }: ItemType, item: string, { faults, folds }: TextFindings): Render {
  const owner = `${name.toLowerCase()} ${item}`;
  const collection = COLLECTION_OF[name];
  return (markdown, locale, field) => {
    const where = `${owner}, field ${field}`;
    try {
      const html = markdown === '' ? '' : renderMarkdown(markdown, locale);
      const [fold] = spoilerFaults(markdown);
      if (fold) folds.set(where, `line ${String(fold.line)}, ${fold.what}`);
      return html;
    } catch (error) {
      faults.set(where, { where, what: errorMessage(error), item, collection });
      return '';
    }
  };
}

/**
 * Renders every text of a library in every language, once. Texts that the cache holds are taken from there.
 * @param cache texts of earlier builds, by kind of item and its texts on the wire
 * @param warn is told of folds that are not whole
 * @throws BuildFaults that names item and field of each text that cannot be shown
 */
export function renderLibrary(
  library: Library,
  cache: LineCache,
  warn: (message: string) => void,
): LibraryTexts {
  const found: TextFindings = { faults: new Map(), folds: new Map() };
  const shown = <N extends Item, S extends z.ZodMiniType>(
    type: ItemType,
    items: readonly N[],
    schema: S,
    textOf: (item: N, locale: Locale, render: Render) => object,
  ): ReadonlyMap<string, z.output<S>> => {
    const shownOf = (item: N): z.output<S> => {
      const source = `${type.name} ${JSON.stringify([item.texts, item.translations])}`;
      const kept = schema.safeParse(cache.get(source));
      if (kept.success) return kept.data;
      const foundSoFar = (): number => found.faults.size + found.folds.size;
      const before = foundSoFar();
      const render = rendererOf(type, item.id, found);
      const texts = Object.fromEntries(
        LOCALES.map((locale) => [locale, textOf(item, locale, render)]),
      );
      // What is to be told is told at every build.
      if (foundSoFar() === before) cache.set(source, texts);
      return schema.parse(texts);
    };
    return new Map(items.map((item) => [item.id, shownOf(item)]));
  };
  const others = (type: ItemType, items: readonly Item[]): ReadonlyMap<string, ShownTexts> =>
    shown(type, items, shownSchema, (item, locale, render) => textIn(type, item, locale, render));
  const texts: LibraryTexts = {
    games: shown(gameType, library.games, shownSchema, gameText),
    roles: shown(roleType, library.roles, shownRoleSchema, roleText),
    characters: others(characterType, library.characters),
    activities: others(activityType, library.activities),
    banners: others(bannerType, library.banners),
  };
  warnAboutFolds(found, warn);
  if (found.faults.size === 0) return texts;
  throw new BuildFaults('Texts of the library cannot be shown:', [...found.faults.values()]);
}
