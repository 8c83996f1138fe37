import type { HTMLAttributes, ReactNode } from 'react';

interface Props {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The document of every page: Gatsby's own, without what it says to browsers of 2013. */
export default function Html(props: Props) {
  const { htmlAttributes, headComponents, bodyAttributes, preBodyComponents, body } = props;
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
        {props.postBodyComponents}
      </body>
    </html>
  );
}
