import type { ElementType, Key } from 'react';
import { jsxDEV as createElement, type JSXSource } from 'react/jsx-dev-runtime';
import type { JSX } from 'theme-ui/jsx-runtime';
import { withClassName } from './jsx-runtime';

export { Fragment } from 'react';
export type { JSX } from 'theme-ui/jsx-runtime';

/** Compilation target of JSX while developing: {@link withClassName}, and where the element stands in the code. */
export function jsxDEV(
  type: ElementType,
  props: Parameters<typeof withClassName>[0],
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): JSX.Element {
  return createElement(type, withClassName(props), key, isStatic, source, self);
}
