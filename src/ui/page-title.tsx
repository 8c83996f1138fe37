import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  lang?: string | undefined;
}

/** The head of a page: its one h1 and a line about it. */
export const PageTitle = ({ title, lead, lang }: Props) => (
  <header sx={{ paddingTop: 6, paddingBottom: 5 }}>
    <h1 lang={lang} sx={{ fontSize: [5, null, 6] }}>
      {title}
    </h1>
    {lead !== undefined && <p sx={{ marginTop: 2, maxWidth: 'text', color: 'muted' }}>{lead}</p>}
  </header>
);
