import { fallbackLang } from '../../i18n/fallback-lang';

/** Beginning of the name that the answers to a greeting share, before the partner's id. */
export const ANSWERS_NAME = 'say-';

/** A partner who greets, in the language of the page. */
export interface Greeter {
  readonly id: string;
  readonly name: string;
  /** Empty where the partner says nothing. */
  readonly greeting: string;
  /** The language of the greeting, where it had to stay Chinese. */
  readonly lang: string | undefined;
  readonly answers: Queries.GreetingFragment['answers'];
}

/** Takes the greeting of a partner from the data of the build. */
export function toGreeter({ characterId: id, text, answers }: Queries.GreetingFragment): Greeter {
  const { name, greeting } = text;
  return { id, name, greeting, lang: fallbackLang(text, 'greeting'), answers };
}
