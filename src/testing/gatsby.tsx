import type { AnchorHTMLAttributes, CSSProperties, MouseEvent, ReactNode } from 'react';

/**
 * Stands in for `gatsby` in every unit test (see jest.config.cjs). A test that wants to know where a
 * visitor went imports `navigate` from 'gatsby' as the code does, and asks it.
 */
export const navigate = jest.fn((_to: string | number, _options?: object) => Promise.resolve());

/** Queries run in a build only; a test hands the data over. */
export function graphql(): undefined {
  return undefined;
}

export const useStaticQuery = jest.fn((): unknown => ({}));

export function withPrefix(path: string): string {
  return path;
}

export function Slice(): ReactNode {
  return null;
}

export function Script(): ReactNode {
  return null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  activeClassName?: string;
  activeStyle?: CSSProperties;
  getProps?: (place: object) => object;
  partiallyActive?: boolean;
  replace?: boolean;
  state?: object;
}

/** An anchor without the properties that mean something to Gatsby only. A plain click navigates. */
export function Link({
  to,
  children,
  onClick,
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  getProps: _getProps,
  partiallyActive: _partiallyActive,
  replace,
  state,
  ...rest
}: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        if (replace === undefined && state === undefined) void navigate(to);
        else void navigate(to, { replace: replace ?? false, state });
      }}
    >
      {children}
    </a>
  );
}
