import type { ThemeUIStyleObject } from 'theme-ui';
import type { Locale } from '../../config/locales';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { medium } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import type { Hit } from './hit';
import { HighlightedText, highlightMatches } from './highlighted-text';
import type { SearchTerm } from './search-terms';

/** A text of two lines on a phone: a screen has many hits. */
const snippetStyle = {
  ...inPhrases,
  fontSize: 1,
  lineHeight: 1.5,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  // All of it, in more lines than would be even in phrases.
  [medium]: {
    display: 'block',
    lineHeight: 1.65,
    '&:lang(zh), &:lang(ja)': { wordBreak: 'normal' },
  },
} satisfies ThemeUIStyleObject;

/** A text that is whole in three lines, and would end before its last words in two. */
const shortSnippetStyle = { ...snippetStyle, WebkitLineClamp: '3' } satisfies ThemeUIStyleObject;

/** Characters of two short lines, at most, and those that stay before the first marked word where more stand before it. */
const LEADS: Readonly<Record<Locale, { readonly room: number; readonly lead: number }>> = {
  zh: { room: 22, lead: 8 },
  en: { room: 44, lead: 18 },
  ja: { room: 22, lead: 8 },
};

/** Leaves out what stands before the first marked word where a phone's two lines would end before it. */
function fromMark(text: string, terms: readonly SearchTerm[], locale: Locale): string {
  const { room, lead } = LEADS[locale];
  const pieces = highlightMatches(text, terms);
  const first = pieces.findIndex(({ marked }) => marked);
  const before = pieces.slice(0, Math.max(0, first)).map((piece) => piece.text);
  const at = before.join('').length;
  if (at <= room) return text;
  // No half of a word, and none of a character.
  const start = text
    .slice(at - lead)
    .replace(/^[\p{Script=Latin}\d’'-]*[\s\p{P}]+|^[\uDC00-\uDFFF]/u, '');
  return `…${start}`;
}

/** The text that was found. */
export function HitSnippet({ hit, terms }: { hit: Hit; terms: readonly SearchTerm[] }) {
  const { locale, variant } = usePlace();
  const isShort = hit.snippet.length <= 2 * LEADS[locale].room;
  const snippet = variant === 'm' ? fromMark(hit.snippet, terms, locale) : hit.snippet;
  return (
    <p lang={fallbackLang(hit, 'snippet')} sx={isShort ? shortSnippetStyle : snippetStyle}>
      <HighlightedText text={snippet} terms={terms} />
    </p>
  );
}
