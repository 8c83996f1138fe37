import React from 'react';
import { Frame, FrameHead } from '../frame.mjs';

const h = React.createElement;

export default function TextPage({ data, pageContext: context }) {
  return h(Frame, { strings: data.strings, context }, h('h1', null, context.title));
}

export function Head({ pageContext }) {
  return h(FrameHead, { title: pageContext.title, context: pageContext });
}
