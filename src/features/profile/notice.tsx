import type { ReactNode } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';

/** A link inside a text. */
export const quietLink = { color: 'primary' } as const;

interface Props {
  title?: string;
  children: ReactNode;
}

/** What a visitor is told instead of a profile, and two ways on. */
export const Notice = ({ title, children }: Props) => {
  const t = useStrings('profile');
  const common = useStrings('common');
  return (
    <div
      sx={{
        display: 'grid',
        gap: 3,
        maxWidth: 'text',
        padding: 4,
        borderRadius: 'large',
        background: 'var(--yb-surface)',
        boxShadow: 'card',
      }}
    >
      {title !== undefined && <h2 sx={{ fontSize: 4 }}>{title}</h2>}
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
  );
};
