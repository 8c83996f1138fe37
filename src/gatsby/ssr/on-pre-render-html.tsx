import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { documentRules } from '../../theme/write-rules';
import { documentStyles } from '../../theme/document-styles';
import { compactRules } from './inline-styles';

function keyOf(component: ReactNode): string {
  return isValidElement(component) ? String(component.key) : '';
}

/** How the keys of what no page needs begin: styles of `GatsbyImage`, and the name and version of Gatsby. */
const UNNEEDED = ['gatsby-image-style', 'generator-'];

const documentCss = compactRules(documentRules(documentStyles));

/**
 * Gives every page the styles of the document, and takes off it what it does not need. The inline script `script-loader`
 * tells Gatsby the page's path: it differs on every page, and with it Gatsby would rewrite the address of tags and of
 * paths without a slash. The styles and script of gatsby-plugin-image are for `GatsbyImage`, which pages do without (see
 * `Picture`).
 */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents([
    ...getHeadComponents().filter(
      (component) => !UNNEEDED.some((start) => keyOf(component).startsWith(start)),
    ),
    <style key="document-styles" dangerouslySetInnerHTML={{ __html: documentCss }} />,
  ]);
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => keyOf(component) !== 'script-loader'),
  );
};
