import React from 'react';
import { Link } from 'gatsby';
import { Frame, FrameHead } from '../frame.mjs';

const h = React.createElement;

export default function ListPage({ data: { allGame, strings }, pageContext: context }) {
  return h(
    Frame,
    { strings, context },
    h('h1', null, context.title),
    allGame.nodes.map(({ gameId, name, summary }) =>
      h(
        'article',
        { key: gameId },
        h('h2', null, h(Link, { to: `${context.prefix}game/${gameId}/` }, name)),
        h('p', null, summary),
      ),
    ),
  );
}

export function Head({ pageContext }) {
  return h(FrameHead, { title: pageContext.title, context: pageContext });
}
