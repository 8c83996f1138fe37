import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';
import { renderMarkdown } from '../../../markdown/markdown';
import { errorMessage } from '../../../node/errors';
import { BuildFaults, type Fault } from '../faults';
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
import type { TextStore } from './text-store';

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

const shownSchema = inEachLanguage(anyText);
const shownRoleSchema = inEachLanguage(roleTextSchema);

/** What pages show of an item's texts, in each language. */
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

/** Makes the renderer of an item's texts; a text that cannot be rendered is a fault, once for all languages. */
function rendererOf(owner: string, faults: Map<string, Fault>): Render {
  return (markdown, locale, field) => {
    try {
      return markdown === '' ? '' : renderMarkdown(markdown, locale);
    } catch (error) {
      const where = `${owner}, field ${field}`;
      faults.set(where, { where, what: errorMessage(error) });
      return '';
    }
  };
}

/**
 * Renders every text of a library in every language, once. What a store has kept is taken from there.
 * @throws BuildFaults that names item and field of each text that cannot be shown
 */
export function renderLibrary(library: Library, store: TextStore): LibraryTexts {
  const faults = new Map<string, Fault>();
  const shown = <N extends Item, S extends z.ZodMiniType>(
    { name }: ItemType,
    items: readonly N[],
    schema: S,
    textOf: (item: N, locale: Locale, render: Render) => object,
  ): ReadonlyMap<string, z.output<S>> => {
    const shownOf = (item: N): z.output<S> => {
      const source = `${name} ${JSON.stringify([item.texts, item.translations])}`;
      const kept = schema.safeParse(store.get(source));
      if (kept.success) return kept.data;
      const before = faults.size;
      const render = rendererOf(`${name.toLowerCase()} ${item.id}`, faults);
      const texts = Object.fromEntries(
        LOCALES.map((locale) => [locale, textOf(item, locale, render)]),
      );
      if (faults.size === before) store.set(source, texts);
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
  if (faults.size === 0) return texts;
  throw new BuildFaults('Texts of the library cannot be shown:', [...faults.values()]);
}
