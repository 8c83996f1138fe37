import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { rulesOf } from '../../../theme/class-name';
import { inlineStyles } from '../../ssr/inline-styles';

/**
 * Renders a page in one piece. Gatsby's own way, React's stream renderer, fills its chunks of 2,048 bytes up with NUL
 * bytes where a character of several bytes does not fit (React 18.3).
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  // Gatsby's types leave open what the component is.
  if (!isValidElement(bodyComponent)) throw new TypeError('Gatsby gave no element to render');
  replaceBodyHTMLString(inlineStyles(renderToString(bodyComponent), rulesOf));
};
