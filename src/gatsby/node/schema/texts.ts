import { translate, type Translations } from '../../../contract';
import { isLocale, type Locale } from '../../../config/locales';
import { tagSlug } from '../../../routes/tag-slug';
import { renderMarkdown } from '../../../markdown/markdown';
import type { Picture } from '../pictures/picture-kinds';
import { camelCase, stringsIn, type ItemType } from '../sources/item-type';
import { gameType, roleType, type Game, type Role } from '../sources/model';

/** What a node keeps of its texts: Chinese, and translations beside them. */
export interface Translatable<T> {
  readonly texts: T;
  readonly translations?: Translations<T> | undefined;
}

/** The `locale` argument of a `text` field. */
export function localeOf(args: { readonly locale?: unknown }): Locale {
  if (isLocale(args.locale)) return args.locale;
  throw new Error(`Expected the locale zh, en or ja, got ${JSON.stringify(args.locale)}`);
}

/**
 * An item's texts in a language: the Chinese ones where it has no others, with their names in `untranslated`,
 * and beside them the HTML of those that are Markdown.
 */
export function textIn<T extends object>(
  { markdown }: Pick<ItemType, 'markdown'>,
  { texts, translations }: Translatable<T>,
  locale: Locale,
) {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  const html = Object.entries(markdown).map(([name, field]) => {
    const [source = ''] = stringsIn(shown, camelCase(name));
    return [field, renderMarkdown(source, locale)] as const;
  });
  return { ...shown, ...Object.fromEntries(html), untranslated };
}

/** A game's texts in a language; tags keep the address of the Chinese tag. */
export function gameText(game: Translatable<Game['texts']>, locale: Locale) {
  const text = textIn(gameType, game, locale);
  return {
    ...text,
    tags: game.texts.tags.map((tag, index) => ({
      label: text.tags[index] ?? tag,
      slug: tagSlug(tag),
    })),
    sections: text.sections.map(({ title, body }) => ({
      title,
      html: renderMarkdown(body, locale),
    })),
  };
}

/** A role's texts in a language, each skill with its icon. */
export function roleText(
  role: Translatable<Role['texts']> & { readonly skillIcons: readonly (Picture | null)[] },
  locale: Locale,
) {
  const text = textIn(roleType, role, locale);
  return {
    ...text,
    skills: text.skills.map(({ name, description }, index) => ({
      name,
      html: renderMarkdown(description, locale),
      icon: role.skillIcons[index] ?? null,
    })),
  };
}
