import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { localizeAddress } from '../routes';
import { usePlace } from '../i18n/locale-context';

interface Props {
  /** A path of the site, in whatever language and variant, or an absolute http(s) address. */
  to: string;
  children: ReactNode;
  className?: string;
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/**
 * A link whose address comes from content. A path of the site is translated to the language and variant of the
 * page; an outside address opens in a new tab; anything else, such as `javascript:`, is shown as plain text.
 */
export function SiteLink({ to, children, className }: Props) {
  const place = usePlace();
  if (isWebAddress(to)) {
    return (
      <a href={to} rel="noopener nofollow" target="_blank" className={className}>
        {children}
      </a>
    );
  }
  if (!to.startsWith('/') || to.startsWith('//')) return <span>{children}</span>;
  const address = localizeAddress(to, place);
  return address === undefined ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <Link to={address} className={className}>
      {children}
    </Link>
  );
}
