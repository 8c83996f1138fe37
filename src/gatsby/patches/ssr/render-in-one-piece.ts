import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Makes the hook `replaceRenderer`, which renders a page in one piece. Gatsby itself uses React's stream renderer. In
 * React 18.3 that one fills its chunks of 2,048 bytes with NUL where a character of several bytes does not fit.
 * @param finish changes the HTML of a page
 */
export function renderInOnePiece(
  finish: (html: string) => string,
): NonNullable<GatsbySSR['replaceRenderer']> {
  return ({ bodyComponent, replaceBodyHTMLString }) => {
    // Gatsby's types leave open what the component is.
    if (!isValidElement(bodyComponent)) throw new TypeError('Gatsby gave no element to render');
    replaceBodyHTMLString(finish(renderToString(bodyComponent)));
  };
}
