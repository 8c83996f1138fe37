import { translate } from '../../../contract';
import { LOCALES } from '../../../config/locales';
import type { Game, Library, Role } from '../sources/model';
import type { Translatable } from '../texts/shown-texts';
import { warnOfFirst } from './warn-of-first';

type Texts = Game['texts'] | Role['texts'];

/** The headings of an item's parts, by list and field. */
function headingsIn(texts: Texts) {
  if ('sections' in texts) {
    return [
      { list: 'sections', field: 'title', headings: texts.sections.map(({ title }) => title) },
    ];
  }
  const { skills, attributes } = texts;
  return [
    { list: 'skills', field: 'name', headings: skills.map(({ name }) => name) },
    { list: 'attributes', field: 'label', headings: attributes.map(({ label }) => label) },
  ];
}

function untitledIn<T extends Texts>(item: string, { texts, translations }: Translatable<T>) {
  return LOCALES.flatMap((locale) => {
    const shown = translate(texts, translations, locale);
    // What stayed Chinese is told of once.
    const chinese = new Set<string>(shown.untranslated);
    return headingsIn(shown.texts).flatMap(({ list, field, headings }) =>
      headings.flatMap((heading, at) =>
        heading === '' && !chinese.has(list)
          ? [`${item} in ${locale}, field ${list}.${String(at)}.${field}`]
          : [],
      ),
    );
  });
}

/**
 * Warns of sections and skills without a heading, which show their number in its place, and of attributes without a
 * label, which are left out (`texts/shown-texts.ts`).
 */
export function warnOfUntitledParts(
  { games, roles }: Pick<Library, 'games' | 'roles'>,
  warn: (message: string) => void,
): void {
  const places = [
    ...games.flatMap((game) => untitledIn(`game ${game.id}`, game)),
    ...roles.flatMap((role) => untitledIn(`role ${role.id}`, role)),
  ];
  const what = 'is empty; a number stands in its place, and an attribute is left out';
  warnOfFirst(
    places.map((place) => `${place}: ${what}`),
    warn,
    'parts without a heading',
  );
}
