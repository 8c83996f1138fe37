import { translate, type Translations } from '../../../contract';
import { isLocale, type Locale } from '../../../config/locales';
import { tagSlug } from '../../../routes/tag-slug';
import { renderMarkdown } from '../../../markdown/markdown';
import type { Picture } from '../pictures/picture-kinds';
import type {
  ActivityTexts,
  CharacterTexts,
  GameTexts,
  RoleTexts,
  Section,
} from '../sources/model';

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

function renderSections(sections: readonly Section[], locale: Locale) {
  return sections.map(({ title, body }) => ({ title, html: renderMarkdown(body, locale) }));
}

/** A game's texts in a language, Markdown rendered; tags keep the address of the Chinese tag. */
export function gameText({ texts, translations }: Translatable<GameTexts>, locale: Locale) {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  return {
    ...shown,
    tags: texts.tags.map((tag, index) => ({ label: shown.tags[index] ?? tag, slug: tagSlug(tag) })),
    html: renderMarkdown(shown.description, locale),
    sections: renderSections(shown.sections, locale),
    untranslated,
  };
}

/** A role's texts in a language, Markdown rendered, each skill with its icon. */
export function roleText(
  {
    texts,
    translations,
    skillIcons,
  }: Translatable<RoleTexts> & { readonly skillIcons: readonly (Picture | null)[] },
  locale: Locale,
) {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  return {
    ...shown,
    skills: shown.skills.map(({ name, description }, index) => ({
      name,
      html: renderMarkdown(description, locale),
      icon: skillIcons[index] ?? null,
    })),
    html: renderMarkdown(shown.description, locale),
    story: renderMarkdown(shown.story, locale),
    untranslated,
  };
}

/** A partner's texts in a language, Markdown rendered. */
export function characterText(
  { texts, translations }: Translatable<CharacterTexts>,
  locale: Locale,
) {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  return { ...shown, html: renderMarkdown(shown.description, locale), untranslated };
}

/** An activity's texts in a language, Markdown rendered. */
export function activityText({ texts, translations }: Translatable<ActivityTexts>, locale: Locale) {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  return { ...shown, html: renderMarkdown(shown.body, locale), untranslated };
}

/** A banner's title in a language. */
export function bannerText(
  { texts, translations }: Translatable<{ title: string }>,
  locale: Locale,
) {
  const { texts: shown, untranslated } = translate(texts, translations, locale);
  return { ...shown, untranslated };
}
