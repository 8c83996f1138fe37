import React from 'react';
import { Link } from 'gatsby';
import { Frame, FrameHead } from '../frame.mjs';

const h = React.createElement;

export default function RolesPage({ data: { game, strings }, pageContext: context }) {
  return h(
    Frame,
    { strings, context },
    h('h1', null, game.name),
    game.roles.map(({ roleId, name, text }) =>
      h(
        'article',
        { key: roleId },
        h('h2', null, h(Link, { to: `${context.prefix}role/${roleId}/` }, name)),
        h('p', null, text),
      ),
    ),
  );
}

export function Head({ data, pageContext }) {
  return h(FrameHead, { title: data.game.name, context: pageContext });
}
