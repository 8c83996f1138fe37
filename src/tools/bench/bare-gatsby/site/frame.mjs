import React from 'react';
import { Link } from 'gatsby';

const h = React.createElement;
const LINKS = ['home', 'partners', 'library', 'activity', 'about'];

/** Header with five links and a search box, the page, and a footer. */
export function Frame({ strings, context, children }) {
  const words = JSON.parse(strings.data);
  return h(
    React.Fragment,
    null,
    h(
      'header',
      null,
      h(
        'nav',
        null,
        LINKS.map((key) => h(Link, { key, to: `${context.prefix}${key}/` }, words[key])),
      ),
      h(
        'form',
        { role: 'search' },
        h('input', { type: 'search', 'aria-label': words.search }),
        h('button', { type: 'submit' }, words.search),
      ),
    ),
    h('main', null, children),
    h('footer', null, words.footer),
  );
}

/** The title, and the page in other languages and in the other variant. */
export function FrameHead({ title, context }) {
  return h(
    React.Fragment,
    null,
    h('html', { lang: context.language }),
    h('title', null, title),
    h('meta', { name: 'description', content: title }),
    context.alternates.map(({ hrefLang, href }) =>
      h('link', { key: href, rel: 'alternate', hrefLang, href }),
    ),
  );
}
