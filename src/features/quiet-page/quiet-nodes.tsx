import { createElement, Fragment, type ReactNode } from 'react';
import { SiteLink } from '../../links/site-link';
import type { NameReadings } from './name-readings';
import { wordsOf, type QuietElement, type QuietNode } from './read-page';
import { RubyName } from './ruby-name';

interface Props {
  nodes: readonly QuietNode[];
  /** Readings over names; undefined for none. */
  readings: NameReadings | undefined;
}

function Words({ text, readings }: { text: string; readings: NameReadings | undefined }) {
  if (!readings) return <>{text}</>;
  return readings.split(text).map((part, at) => {
    const reading = readings.of(part);
    return (
      <Fragment key={at}>
        {reading === undefined ? part : <RubyName name={part} reading={reading} />}
      </Fragment>
    );
  });
}

function elementOf(element: QuietElement, readings: NameReadings | undefined): ReactNode {
  const { tag, children, lang, href, name, picture } = element;
  if (picture) {
    const { src, alt, width, height } = picture;
    // At once: what is shown needs no network from then on.
    return <img src={src} alt={alt} width={width} height={height} loading="eager" lang={lang} />;
  }
  switch (tag) {
    case 'br':
    case 'hr':
      return createElement(tag);
    case 'ruby':
      return <Words text={wordsOf(element, '')} readings={readings} />;
    case 'a':
      return href === undefined ? (
        <span lang={lang}>
          <QuietNodes nodes={children} readings={readings} />
        </span>
      ) : (
        <SiteLink to={href}>
          <QuietNodes nodes={children} readings={readings} />
        </SiteLink>
      );
    default:
      // A blank between rows of a table is none for React.
      return createElement(
        tag,
        { lang, 'aria-label': name },
        <QuietNodes
          nodes={isRow(tag) ? children.filter((child) => typeof child !== 'string') : children}
          readings={readings}
        />,
      );
  }
}

function isRow(tag: QuietElement['tag']): boolean {
  return ['table', 'thead', 'tbody', 'tr'].includes(tag);
}

/** Nodes of a text, as the elements that they are. */
export function QuietNodes({ nodes, readings }: Props) {
  return nodes.map((node, at) => (
    <Fragment key={at}>
      {typeof node === 'string' ? (
        <Words text={node} readings={readings} />
      ) : (
        elementOf(node, readings)
      )}
    </Fragment>
  ));
}
