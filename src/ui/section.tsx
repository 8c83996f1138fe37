import type { ReactNode } from 'react';
import { medium, wide } from '../theme/theme';
import { twoDots } from './heading-style';

interface Props {
  title: string;
  /** The heading's id, also the fragment that leads here. */
  id: string;
  /** Beside the heading, such as a link to all. */
  aside?: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, id, aside, lang, children }: Props) {
  return (
    <section aria-labelledby={id} sx={{ marginTop: 7, [medium]: { marginTop: 8 } }}>
      <div
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1,
          marginBottom: 4,
          [wide]: { marginBottom: 5 },
        }}
      >
        <h2
          id={id}
          lang={lang}
          sx={{ ...twoDots, minWidth: 0, fontSize: 4, [wide]: { fontSize: 5 } }}
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
