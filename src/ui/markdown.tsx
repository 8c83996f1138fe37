import { useMemo } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../i18n/locale-context';
import { useLazy } from '../platform/loading/use-lazy';
import { Prose } from './prose';

interface Props {
  /** A long text of the API. */
  markdown: string;
  lang: string | undefined;
}

function load() {
  return import('./markdown.lazy');
}

const plainStyle = { maxWidth: 'text', whiteSpace: 'pre-line' } satisfies ThemeUIStyleObject;

/**
 * A long text that came at run time, rendered and sanitised as the build does it. The renderer is
 * loaded with the first such text; until it is there the text keeps its place. When it does not come, or
 * cannot render the text, the text is shown as it is.
 */
export function Markdown({ markdown, lang }: Props) {
  const { locale } = usePlace();
  const { code, hasFailed } = useLazy(load);
  const html = useMemo(() => code?.tryMarkdown(markdown, locale), [code, markdown, locale]);
  if (html !== undefined) return <Prose html={html} lang={lang} />;
  const isPlain = hasFailed || code !== undefined;
  return (
    <p lang={lang} sx={plainStyle} style={{ visibility: isPlain ? 'visible' : 'hidden' }}>
      {markdown}
    </p>
  );
}
