import type { ReactNode } from 'react';

const STATUS = 404;

/** The frame of the not-found page: the number, and what is said beneath it. */
export const BigNumber = ({ children }: { children?: ReactNode }) => (
  <div
    sx={{
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 3,
      minHeight: '70vh',
      paddingTop: 7,
      textAlign: 'center',
    }}
  >
    <p
      aria-hidden="true"
      sx={{
        fontSize: 'clamp(96px, 22vw, 200px)',
        fontWeight: 'bold',
        lineHeight: 1,
        letterSpacing: '-0.04em',
        color: 'primary',
      }}
    >
      {STATUS}
    </p>
    {children}
  </div>
);
