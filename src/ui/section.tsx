import type { ReactNode } from 'react';

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
export const Section = ({ title, id, aside, lang, children }: Props) => (
  <section aria-labelledby={id} sx={{ marginTop: 7 }}>
    <div
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 3,
        marginBottom: 4,
      }}
    >
      <h2 id={id} lang={lang} sx={{ fontSize: 4 }}>
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
);
