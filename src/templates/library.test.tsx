import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import strings from '../../content/locales/en/library.json';
import { Head } from './library';

/** The description of a page of the library's list, or of the list of a tag. */
function descriptionOf(page: number, label?: string): string | undefined {
  const node = { ns: 'library', language: 'en', data: JSON.stringify(strings) };
  const data = {
    locales: { edges: [{ node }] },
    list: { tag: label === undefined ? null : { label } },
  };
  const params = { page: String(page), tag: 'x' };
  const route = label === undefined ? 'libraryPage' : 'tagPage';
  const pageContext = { page, language: 'en', variant: 'pc', route, params };
  // Gatsby's props of a page hold more than it reads.
  const html = renderToStaticMarkup(createElement(Head, { data, pageContext } as never));
  return /name="description" content="([^"]*)"/.exec(html)?.[1];
}

test.each([undefined, 'R&D'])('no two pages of a list have one description (tag %s)', (label) => {
  const described = [1, 2, 3].map((page) => descriptionOf(page, label));
  expect(described).not.toContain(undefined);
  expect(new Set(described).size).toBe(3);
  expect(described[1]?.endsWith(described[0] ?? '')).toBe(true);
});
