import type { ThemeUIStyleObject } from 'theme-ui';
import { useRequest } from '../api-client/use-request';
import { usePlace } from '../i18n/locale-context';
import { Prose } from './prose';

interface Props {
  /** A long text of the API. */
  markdown: string;
  lang: string | undefined;
}

const plainStyle = { maxWidth: 'text', whiteSpace: 'pre-line' } satisfies ThemeUIStyleObject;

/**
 * A long text that came at run time, rendered and sanitised as the build does it. The renderer is
 * loaded with the first such text; until it is there the text keeps its place, and when it does not
 * come the text is shown as it is.
 */
export function Markdown({ markdown, lang }: Props) {
  const { locale } = usePlace();
  const renderer = useRequest('markdown', () => import('../markdown/markdown'));
  if (renderer.status === 'ready') {
    return <Prose html={renderer.data.renderMarkdown(markdown, locale)} lang={lang} />;
  }
  return (
    <p
      lang={lang}
      sx={plainStyle}
      style={{ visibility: renderer.status === 'loading' ? 'hidden' : 'visible' }}
    >
      {markdown}
    </p>
  );
}
