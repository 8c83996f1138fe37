import { fallbackLang } from '../../../i18n/fallback-lang';

/** A value to choose, in the language of the page. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Set where the label had to stay Chinese. */
  readonly lang: string | undefined;
}

function once(options: readonly FilterOption[]): FilterOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** The tags of all partners, in their order; the Chinese tag is the value in every language. */
export function tagOptions(partners: readonly Queries.PartnerCardFragment[]): FilterOption[] {
  return once(
    partners.flatMap(({ zh, text }) =>
      zh.tags.map((value, index) => ({
        value,
        label: text.tags[index] ?? value,
        lang: fallbackLang(text, 'tags'),
      })),
    ),
  );
}

/** The games that the partners know, in their order. */
export function gameOptions(partners: readonly Queries.PartnerCardFragment[]): FilterOption[] {
  return once(
    partners.flatMap(({ games }) =>
      games.map(({ gameId, text }) => ({
        value: gameId,
        label: text.name,
        lang: fallbackLang(text, 'name'),
      })),
    ),
  );
}
