import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../theme/theme';
import { inPhrases } from './in-phrases';

interface Props {
  title: string;
  lead?: ReactNode;
  lang?: string | undefined;
}

const headerStyle = {
  paddingTop: 6,
  paddingBottom: 5,
  [wide]: { paddingTop: 7, paddingBottom: 6 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  [medium]: { fontSize: 6 },
  [wide]: { fontSize: 7 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  ...inPhrases,
  marginTop: 3,
  maxWidth: 'text',
  color: 'muted',
  [wide]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** The head of a page: its one h1 and a line about it. */
export function PageTitle({ title, lead, lang }: Props) {
  return (
    <header sx={headerStyle}>
      <h1 lang={lang} sx={titleStyle}>
        {title}
      </h1>
      {lead !== undefined && <p sx={leadStyle}>{lead}</p>}
    </header>
  );
}
