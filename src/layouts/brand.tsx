import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_HEADER_PX } from '../config/breakpoints-and-sizes';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { Logo } from '../ui/logo';
import { visuallyHidden } from '../ui/visually-hidden';

interface Props {
  /** True in the mobile header, whose whole height is the touch target. */
  compact?: boolean;
}

const brandStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  height: 'touch',
  fontSize: 3,
  fontWeight: 'heavy',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

const compactBrandStyle = {
  ...brandStyle,
  height: MOBILE_HEADER_PX - 1,
  fontSize: 'min(1.125rem, 28px)',
} satisfies ThemeUIStyleObject;

/** The narrowest phones, and large type, leave room for the logo alone. */
const compactNameStyle = {
  '@media (max-width: 22.49em)': visuallyHidden,
} satisfies ThemeUIStyleObject;

/** The logo and the name of the site; links to the home page. */
export function Brand({ compact = false }: Props) {
  const t = useStrings('common');
  return (
    <LocalLink to="home" sx={compact ? compactBrandStyle : brandStyle}>
      <Logo size={compact ? 28 : 36} />
      {compact ? <span sx={compactNameStyle}>{t('site-name')}</span> : t('site-name')}
    </LocalLink>
  );
}
