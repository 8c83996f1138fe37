import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';

function keyOf(component: ReactNode): string {
  return isValidElement(component) ? String(component.key) : '';
}

/** How the keys of what no page needs begin: styles of `GatsbyImage`, and the name and version of Gatsby. */
const UNNEEDED = ['gatsby-image-style', 'generator-'];

/**
 * Takes off every page what it does not need. The inline script `script-loader` tells Gatsby the page's
 * path: it differs on every page, and with it Gatsby would rewrite the address of tags and of paths
 * without a slash. The styles and script of gatsby-plugin-image are for `GatsbyImage`, which pages do
 * without (see `Picture`).
 */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !UNNEEDED.some((start) => keyOf(component).startsWith(start)),
    ),
  );
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => keyOf(component) !== 'script-loader'),
  );
};
