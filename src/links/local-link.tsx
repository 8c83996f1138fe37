import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { href, routes, type ParamsOf, type RouteName } from '../routes';
import { usePlace } from '../i18n/locale-context';

/** Returns a function that makes addresses in the language and variant of the page: `to('game', { id })`. */
export function useHref(): <N extends RouteName>(name: N, params: ParamsOf<N>) => string {
  const place = usePlace();
  return (name, params) => href(name, params, place);
}

type Props<N extends RouteName> = {
  to: N;
  children: ReactNode;
  className?: string;
  /** Appended to the address: `#fragment`, or `?searchValue=…` for the search page. */
  suffix?: string;
  current?: boolean;
  label?: string | undefined;
  tabIndex?: -1 | undefined;
  onClick?: () => void;
} & (Record<string, never> extends ParamsOf<N>
  ? { params?: ParamsOf<N> }
  : { params: ParamsOf<N> });

/**
 * A link to a route in the page's own language and variant. Files (legal texts as script-free HTML)
 * get a plain anchor, because they are no pages of the app.
 */
export function LocalLink<N extends RouteName>(props: Props<N>) {
  const {
    to,
    params,
    children,
    className,
    suffix = '',
    current = false,
    label,
    tabIndex,
    onClick,
  } = props;
  const address = useHref()(to, params ?? ({} as ParamsOf<N>)) + suffix;
  const rest = {
    className,
    ...(onClick && { onClick }),
    tabIndex,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  return routes[to].made === 'file' ? (
    <a href={address} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={address} {...rest}>
      {children}
    </Link>
  );
}
