import type { ThemeUIStyleObject } from 'theme-ui';

interface Props {
  /** HTML that the build has rendered from Markdown and sanitised. */
  html: string;
  lang?: string | undefined;
  className?: string;
}

const proseStyle = {
  maxWidth: 'text',
  '& > * + *': { marginTop: 3 },
  h2: { fontSize: 4, marginTop: 6 },
  h3: { fontSize: 3, marginTop: 5 },
  'ul, ol': { paddingLeft: '1.4em' },
  'li + li': { marginTop: 1 },
  a: { color: 'primary', textUnderlineOffset: '0.2em' },
  table: {
    display: 'block',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    fontSize: 1,
  },
  'th, td': {
    border: '1px solid',
    borderColor: 'line',
    padding: '8px 12px',
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '7em',
  },
  th: { backgroundColor: 'raised' },
  blockquote: {
    marginX: 0,
    paddingLeft: 3,
    borderLeft: '4px solid',
    borderColor: 'primary',
    color: 'muted',
  },
  code: { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' },
  pre: {
    overflowX: 'auto',
    padding: 3,
    backgroundColor: 'raised',
  },
} satisfies ThemeUIStyleObject;

/** A text that the build has rendered and sanitised. */
export function Prose({ html, lang, className }: Props) {
  return (
    <div
      lang={lang}
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
      sx={proseStyle}
    />
  );
}
