import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { Logo } from '../ui/logo';

interface Props {
  /** Height of the mark in CSS pixels. */
  size: number;
  /** Height of the target in CSS pixels. */
  height: number;
}

/** Mark and name; a click goes home. */
export function Brand({ size, height }: Props) {
  const t = useStrings('common');
  return (
    <LocalLink
      to="home"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        height,
        fontSize: 3,
        fontWeight: 'heavy',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      <Logo size={size} />
      {t('site-name')}
    </LocalLink>
  );
}
