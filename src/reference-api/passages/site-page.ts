import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import { passageAtSection, type Passage } from './passage';
import type { PlayerQuestions } from './player-questions';

const text = z.string().check(z.minLength(1));
const texts = z.strictObject({ zh: text, en: text, ja: text });
const asks = z.array(text).check(z.minLength(1));

/** A page of the site: what people ask about the service, and what the page says to that. */
export const sitePageSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  title: texts,
  answers: z.array(
    z.strictObject({
      /** The heading that it stands under; a page without headings has none. */
      section: z.optional(texts),
      answer: texts,
      asks: z.strictObject({ zh: asks, en: asks, ja: asks }),
    }),
  ),
});

export type SitePage = z.output<typeof sitePageSchema>;

/** Lists the passages of a page: each answer is one. */
export function sitePagePassages({ answers }: SitePage, locale: Locale): Passage[] {
  return answers.map(({ section, answer }, index) =>
    passageAtSection(index, { heading: section?.[locale], text: answer[locale] }),
  );
}

/** Lists what people ask and a page answers. */
export function sitePageQuestions({ answers }: SitePage): PlayerQuestions[] {
  return answers.flatMap(({ answer, asks: all }) =>
    LOCALES.map((locale) => ({
      locale,
      says: answer[locale],
      asks: all[locale],
    })),
  );
}
