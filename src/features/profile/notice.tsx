import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { panelStyle } from '../../ui/card-style';

/** A link inside a text. */
export const quietLink = { color: 'primary' } as const;

interface Props {
  title?: string;
  children: ReactNode;
}

/** What a visitor is told instead of a profile, beside a locked door, and two ways on. */
export const Notice = ({ title, children }: Props) => {
  const t = useStrings('profile');
  const common = useStrings('common');
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
          sx={{ width: '100%', maxWidth: 220, height: 'auto', [wide]: { maxWidth: 360 } }}
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
        {title !== undefined && <h2 sx={{ fontSize: 4, [wide]: { fontSize: 5 } }}>{title}</h2>}
        {children}
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, paddingTop: 2 }}>
          <LocalLink to="home" sx={buttonStyle}>
            {common('back-home')}
          </LocalLink>
          <LocalLink to="library" sx={quietButtonStyle}>
            {t('library')}
          </LocalLink>
        </p>
      </div>
    </div>
  );
};
