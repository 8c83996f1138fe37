import type { Locale } from '../../config/locales';
import type { WireReference } from '../../contract';
import { fold, holds } from './fold-words';
import pages from './site-pages.json';

/** A page of the site, and what is said about it. */
export interface PageGuide {
  readonly answer: string;
  readonly reference: WireReference;
}

/** Finds the page of the site that a message asks for: of those whose words it has, the first. */
export function recognizePage(content: string, locale: Locale): PageGuide | undefined {
  const text = fold(content);
  const page = pages.find(({ words }) => words.some((word) => holds(text, fold(word))));
  if (!page) return undefined;
  const { id, title, answer } = page;
  return { answer: answer[locale], reference: { type: 'page', id, title: title[locale] } };
}
