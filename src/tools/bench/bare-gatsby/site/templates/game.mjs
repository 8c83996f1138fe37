import React from 'react';
import { Link } from 'gatsby';
import { Frame, FrameHead } from '../frame.mjs';

const h = React.createElement;

export default function GamePage({ data: { game, strings }, pageContext: context }) {
  return h(
    Frame,
    { strings, context },
    h('h1', null, game.name),
    h('p', null, game.summary),
    h(
      'ul',
      null,
      game.tags.map((tag) => h('li', { key: tag }, tag)),
    ),
    game.sections.map(({ title, text }) =>
      h('section', { key: title }, h('h2', null, title), h('p', null, text)),
    ),
    h(
      'ul',
      null,
      game.roles.map(({ roleId, name }) =>
        h('li', { key: roleId }, h(Link, { to: `${context.prefix}role/${roleId}/` }, name)),
      ),
    ),
  );
}

export function Head({ data, pageContext }) {
  return h(FrameHead, { title: data.game.name, context: pageContext });
}
