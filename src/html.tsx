import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from 'react';

/** Props that Gatsby gives the document of a page. */
interface Props {
  readonly htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  /** The HTML of the page. */
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * The document that every page is written into: Gatsby's own without what Internet Explorer and Safari 9 were told.
 * @see https://www.gatsbyjs.com/docs/custom-html/
 */
export default function Document({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: Props) {
  return (
    <html lang={htmlAttributes.lang} {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
