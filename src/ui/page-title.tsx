import type { ReactNode } from 'react';
import { medium, wide } from '../theme/theme';

interface Props {
  title: string;
  lead?: ReactNode;
  lang?: string | undefined;
}

/** The head of a page: its one h1 and a line about it. */
export function PageTitle({ title, lead, lang }: Props) {
  return (
    <header sx={{ paddingTop: 6, paddingBottom: 5, [wide]: { paddingTop: 7, paddingBottom: 6 } }}>
      <h1
        lang={lang}
        sx={{
          fontSize: 5,
          fontWeight: 'heavy',
          lineHeight: 1.2,
          [medium]: { fontSize: 6 },
          [wide]: { fontSize: 7 },
        }}
      >
        {title}
      </h1>
      {lead !== undefined && (
        <p sx={{ marginTop: 3, maxWidth: 'text', color: 'muted', [wide]: { fontSize: 3 } }}>
          {lead}
        </p>
      )}
    </header>
  );
}
