import type { ElementType, Key } from 'react';
import { jsx as createElement, jsxs as createElementWithChildren } from 'react/jsx-runtime';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { JSX } from 'theme-ui/jsx-runtime';
import { classNameOf } from './class-name';

export { Fragment } from 'react';
export type { JSX } from 'theme-ui/jsx-runtime';

interface StyledProps {
  readonly sx?: ThemeUIStyleObject;
  readonly className?: string;
  readonly [name: string]: unknown;
}

/** Turns `sx` into a class. theme-ui's own runtime wraps each element in a component that does so at every render. */
export function withClassName(props: StyledProps): object {
  const { sx, className } = props;
  if (sx === undefined) return props;
  // One pass over the properties: parting and spreading them takes twice as long, at each element of each page.
  const others: Record<string, unknown> = {};
  for (const name in props) {
    if (name !== 'sx' && name !== 'className') others[name] = props[name];
  }
  others.className = classNameOf(sx, className);
  return others;
}

/** Compilation target of JSX (`jsxImportSource`): React's elements, with theme-ui's `sx`. */
export function jsx(type: ElementType, props: StyledProps, key?: Key): JSX.Element {
  return createElement(type, withClassName(props), key);
}

/** The same for elements with several children. */
export function jsxs(type: ElementType, props: StyledProps, key?: Key): JSX.Element {
  return createElementWithChildren(type, withClassName(props), key);
}
