import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page as one text. Gatsby's own renderer streams it in pieces of 2,048 bytes, and React fills up with NUL
 * where a character of several bytes does not fit into the rest of a piece. Nothing on a prebuilt page is waited
 * for, so a stream has no advantage.
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
};
