import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_HEADER_PX } from '../config/constants';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { Logo } from '../ui/logo';

interface Props {
  /** Low enough for the mobile header, all of which a finger may meet. */
  low?: boolean;
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

const lowBrandStyle = { ...brandStyle, height: MOBILE_HEADER_PX - 1 } satisfies ThemeUIStyleObject;

/** Mark and name; a click goes home. */
export function Brand({ low = false }: Props) {
  const t = useStrings('common');
  return (
    <LocalLink to="home" sx={low ? lowBrandStyle : brandStyle}>
      <Logo size={low ? 28 : 36} />
      {t('site-name')}
    </LocalLink>
  );
}
