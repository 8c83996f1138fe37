import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { browserEnv } from '../config/browser-env';
import { localizeAddress } from '../routes';
import { usePlace } from '../i18n/locale-context';

interface Props {
  /** A path of the site, in whatever language and variant, or an absolute http(s) address. */
  to: string;
  children: ReactNode;
  className?: string;
}

/**
 * Resolves a written address as a browser does: it forgives tabs, and takes a backslash for a slash. A path begins with
 * a slash; everything else is absolute.
 */
function resolve(to: string): URL | undefined {
  try {
    return new URL(to, to.startsWith('/') ? browserEnv.siteUrl : undefined);
  } catch {
    return undefined;
  }
}

/**
 * A link whose address comes from content. An address of the site is translated to the language and variant of the
 * page; an outside address opens in a new tab; anything else, such as `javascript:` or a path that leads to another
 * site, is shown as plain text.
 */
export function SiteLink({ to, children, className }: Props) {
  const place = usePlace();
  const url = resolve(to);
  if (url?.origin !== new URL(browserEnv.siteUrl).origin) {
    return url && /^https?:/i.test(to) ? (
      <a href={url.href} rel="noopener nofollow" target="_blank" className={className}>
        {children}
      </a>
    ) : (
      <span>{children}</span>
    );
  }
  // What is left behind a dot, as of `/.//a.example`, may begin with two slashes: alone, that is another site's address.
  const path = url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  const address = localizeAddress(path, place);
  return address === undefined ? (
    <a href={path} className={className}>
      {children}
    </a>
  ) : (
    <Link to={address} className={className}>
      {children}
    </Link>
  );
}
