import React from 'react';
import { graphql, Link } from 'gatsby';
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

export const query = graphql`
  query BareList($nodeIds: [String!]!, $strings: String!) {
    strings(id: { eq: $strings }) {
      data
    }
    allGame(filter: { id: { in: $nodeIds } }) {
      nodes {
        gameId
        name
        summary
      }
    }
  }
`;
