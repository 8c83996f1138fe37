import type { ReactNode } from 'react';
import { wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';

interface Props {
  title: string;
  children: ReactNode;
  /** Buttons and links: what can be done now. */
  actions: ReactNode;
}

/** What a visitor is told instead of what is not theirs to see, beside a locked door, and the ways on. */
export function Notice({ title, children, actions }: Props) {
  return (
    <div
      sx={{
        ...panelStyle,
        display: 'grid',
        overflow: 'hidden',
        [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <div
        sx={{
          display: 'grid',
          placeItems: 'center',
          padding: 5,
          background: 'var(--yb-primarySoft)',
          [wide]: { minHeight: 420 },
        }}
      >
        <img
          src="/art/locked.svg"
          alt=""
          width={360}
          height={270}
          sx={{ width: '100%', maxWidth: 180, height: 'auto', [wide]: { maxWidth: 360 } }}
        />
      </div>
      <div
        sx={{
          display: 'grid',
          gap: 4,
          alignContent: 'center',
          padding: 4,
          paddingY: 5,
          [wide]: { padding: 7 },
        }}
      >
        <h2 sx={{ fontSize: 4, [wide]: { fontSize: 5 } }}>{title}</h2>
        {children}
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, paddingTop: 2 }}>{actions}</p>
      </div>
    </div>
  );
}
