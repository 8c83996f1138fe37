import React from 'react';
import { Link } from 'gatsby';
import { Frame, FrameHead } from '../frame.mjs';

const h = React.createElement;

export default function RolePage({ data: { role, strings }, pageContext: context }) {
  return h(
    Frame,
    { strings, context },
    h('h1', null, role.name),
    h('p', null, role.text),
    h(Link, { to: `${context.prefix}game/${role.game.gameId}/` }, role.game.name),
  );
}

export function Head({ data, pageContext }) {
  return h(FrameHead, { title: data.role.name, context: pageContext });
}
