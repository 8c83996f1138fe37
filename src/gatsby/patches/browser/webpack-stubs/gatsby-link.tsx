import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type Ref,
} from 'react';
import type { Prefetch } from '../gatsby-runtime';
import { useLocation } from './reach-router';

declare global {
  /** The folder that the site lies in, such as `/site`; empty for none. */
  const __BASE_PATH__: string;
  /** The same with the host of the files. */
  const __PATH_PREFIX__: string;
}

/**
 * Replaces gatsby-link in the browser: links and `navigate()` with addresses of the site that begin with a slash. One
 * observer watches all links; Gatsby's own have one each.
 */

/** An address of the site below the folder that the site lies in. */
export function withPrefix(address: string): string {
  return __BASE_PATH__ + address;
}

export function withAssetPrefix(address: string): string {
  return __PATH_PREFIX__ + address;
}

/** Takes an address apart. */
export function parsePath(address: string): Record<'pathname' | 'search' | 'hash', string> {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#[^]*)?/.exec(address || '/') ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

/** Gives the address by which the loader knows a page. */
function pageOf(address: string): string {
  const { pathname, search } = parsePath(address);
  return pathname + search;
}

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: object;
}

/** Goes to an address of the site, or so many entries through the history. */
export function navigate(to: string | number, options?: NavigateOptions): void {
  window.___navigate(typeof to === 'number' ? to : withPrefix(to), options);
}

const watched = new WeakMap<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells when a link comes into view or leaves it.
 * @returns stops telling
 */
function watch(link: Element, tell: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
  });
  watched.set(link, tell);
  observer.observe(link);
  return () => {
    watched.delete(link);
    observer?.unobserve(link);
  };
}

/** Fetches a page ahead for as long as its link is in view. */
function prefetchInView(link: Element, page: string): () => void {
  let prefetch: Prefetch | undefined;
  const stop = watch(link, (isInView) => {
    const { pathname, search } = window.location;
    if (!isInView) prefetch?.abort();
    else if (page !== pathname + search) prefetch = window.___loader.enqueue(page);
  });
  return () => {
    prefetch?.abort();
    stop();
  };
}

/** True for a click that opens a link in its place. */
function opensInPlace(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, defaultPrevented, metaKey, altKey, ctrlKey, shiftKey } = event;
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
  return isPlain && !defaultPrevented && event.currentTarget.target === '';
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, NavigateOptions {
  readonly to: string;
}

function GatsbyLink(
  { to, replace, state, onClick, onMouseMove, children, ...others }: LinkProps,
  given: Ref<HTMLAnchorElement | null>,
) {
  const { pathname } = useLocation();
  const element = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(given, () => element.current);
  const address = withPrefix(to);
  const page = pageOf(address);
  const isCurrent = encodeURI(address) === pathname;
  useEffect(
    () => (element.current === null ? undefined : prefetchInView(element.current, page)),
    [page],
  );
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...others}
      ref={element}
      href={address}
      // What is only scrolled beneath a pointer at rest is entered too, but no mouse has moved there.
      onMouseMove={(event) => {
        onMouseMove?.(event);
        window.___loader.hovering(page);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!opensInPlace(event)) return;
        event.preventDefault();
        window.___navigate(address, { state, replace: replace ?? isCurrent });
      }}
    >
      {children}
    </a>
  );
}

export const Link = forwardRef(GatsbyLink);
