import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { pageInput } from '../../contract/primitives';
import { parseInput } from '../api/parse-input';
import type { PageInput } from '../database/paging';
import { escapeHtml, htmlPage } from './html-page';

const pageQuery = z.object(pageInput);

const CSS = `main { max-width: 60rem; margin: 24px auto; padding: 0 16px; }
article { margin: 16px 0; padding: 16px 24px; background: #fff; border-radius: 16px; }
h2 { margin: 0; font-size: 1.1rem; }
p { margin: 4px 0; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; }
.note { color: #5a6672; font-size: .875rem; }`;

/**
 * Text of a stranger, in an element whose own direction it has. Marks that turn the direction are shown by their
 * numbers: whoever judges a text must see what it holds.
 */
export function said(text: string): string {
  const seen = text.replace(
    /\p{Bidi_Control}/gu,
    (mark) => `[U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
  return `<p class="said" dir="auto">${escapeHtml(seen)}</p>`;
}

/** A line of facts. */
export function note(...parts: readonly (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join(' · ');
  return `<p class="note">${escapeHtml(text)}</p>`;
}

/** A list that people look through. */
interface Review<T> {
  /** Its address; the same with `.json` behind it sends the list as data. */
  readonly path: string;
  readonly title: string;
  readonly css: string;
  /** Labels of the links to the pages before and behind. */
  readonly labels: readonly [before: string, behind: string];
  readonly read: (
    input: PageInput,
  ) => Promise<PageInput & { readonly list: readonly T[]; readonly total: number }>;
  /** HTML of an entry. */
  readonly show: (entry: T) => string;
}

/** Shows a list to those who look after it, as a page and as JSON. */
export function registerReview<T>(app: FastifyInstance, review: Review<T>): void {
  const { path, title, css, labels, read, show } = review;
  const link = (label: string, page: number, pageSize: number): string =>
    `<a href="${path}?page=${String(page)}&amp;page_size=${String(pageSize)}">${label}</a>`;
  app.get(path, async ({ query }, reply) => {
    const { list, total, page, page_size } = await read(parseInput(pageQuery, query));
    const links = [
      ...(page > 1 ? [link(labels[0], page - 1, page_size)] : []),
      ...(page * page_size < total ? [link(labels[1], page + 1, page_size)] : []),
    ];
    const content = [...list.map(show), ...(links.length > 0 ? [`<p>${links.join(' ')}</p>`] : [])];
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      })
      .send(htmlPage(`${title}: ${String(total)}`, CSS + css, content.join('\n')));
  });
  app.get(`${path}.json`, async ({ query }, reply) => {
    const page = await read(parseInput(pageQuery, query));
    return reply.header('cache-control', 'no-store').send(succeeded(page));
  });
}
