import { translate, type Translations } from '../../../contract';
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales';
import { tagSlug } from '../../../routes/tag-slug';
import { camelCase, stringsIn, type ItemType } from '../sources/item-type';
import { gameType, roleType, type Game, type Role } from '../sources/model';

/** The texts of an item: Chinese, and translations beside them. */
export interface Translatable<T> {
  readonly texts: T;
  readonly translations?: Translations<T> | undefined;
}

/**
 * Renders a Markdown text of an item.
 * @param field its place on the wire, for messages: `i18n.en.sections.0.body`
 */
export type Render = (markdown: string, locale: Locale, field: string) => string;

/** An item's texts in a language: the Chinese ones where it has no others, and where on the wire each one stands. */
function inLanguage<T extends object>({ texts, translations }: Translatable<T>, locale: Locale) {
  const translated = translate(texts, translations, locale);
  const chinese = new Set<string>(translated.untranslated);
  const placeOf = (name: string): string =>
    locale === DEFAULT_LOCALE || chinese.has(camelCase(name)) ? name : `i18n.${locale}.${name}`;
  return { ...translated, placeOf };
}

/**
 * An item's texts as its pages show them in a language: HTML in place of Markdown, and the names of those that have
 * no translation in `untranslated`.
 */
export function textIn<T extends object>(
  { markdown }: Pick<ItemType, 'markdown'>,
  item: Translatable<T>,
  locale: Locale,
  render: Render,
) {
  const { texts, untranslated, placeOf } = inLanguage(item, locale);
  const sources = Object.keys(markdown).map(camelCase);
  const plain = Object.entries(texts).filter(([name]) => !sources.includes(name));
  const html = Object.entries(markdown).map(([name, field]) => {
    const [source = ''] = stringsIn(texts, camelCase(name));
    return [field, render(source, locale, placeOf(name))] as const;
  });
  return { ...Object.fromEntries([...plain, ...html]), untranslated };
}

/** The heading of a part, or its number: a heading and a link to it have to say something. */
function headingOf(text: string, index: number): string {
  return text === '' ? String(index + 1) : text;
}

/** A game's texts in a language; tags keep the address of the Chinese tag. */
export function gameText(game: Translatable<Game['texts']>, locale: Locale, render: Render) {
  const { texts, placeOf } = inLanguage(game, locale);
  const sections = placeOf('sections');
  return {
    ...textIn(gameType, game, locale, render),
    tags: game.texts.tags.map((tag, index) => ({
      label: texts.tags[index] ?? tag,
      slug: tagSlug(tag),
    })),
    sections: texts.sections.map(({ title, body }, index) => ({
      title: headingOf(title, index),
      html: render(body, locale, `${sections}.${String(index)}.body`),
    })),
  };
}

/** A role's texts in a language. */
export function roleText(role: Translatable<Role['texts']>, locale: Locale, render: Render) {
  const { texts, placeOf } = inLanguage(role, locale);
  const skills = placeOf('skills');
  return {
    ...textIn(roleType, role, locale, render),
    // A value of nothing tells nothing.
    attributes: texts.attributes.filter(({ label }) => label !== ''),
    skills: texts.skills.map(({ name, description }, index) => ({
      name: headingOf(name, index),
      html: render(description, locale, `${skills}.${String(index)}.description`),
    })),
  };
}
