import { fallbackLang } from '../../i18n/fallback-lang';

/** A partner who says a first word, in the language of the page. */
export interface Greeter {
  readonly id: string;
  readonly name: string;
  /** Empty where the partner says nothing. */
  readonly greeting: string;
  /** Of the greeting, where it had to stay Chinese. */
  readonly lang: string | undefined;
  readonly answers: Queries.FirstWordFragment['answers'];
}

/** The first word of a partner as the build knew it. */
export function toGreeter({ characterId: id, text, answers }: Queries.FirstWordFragment): Greeter {
  const { name, greeting } = text;
  return { id, name, greeting, lang: fallbackLang(text, 'greeting'), answers };
}
