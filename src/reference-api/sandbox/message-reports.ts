import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { WireReportReason } from '../../contract';
import { succeeded } from '../../contract/envelope';
import { pageInput } from '../../contract/primitives';
import { parseInput } from '../api/parse-input';
import { readMessageReports, type MessageReport } from '../chat/message-reports';
import type { LibraryDatabase } from '../database/open-database';
import { escapeHtml, htmlPage } from './html-page';

const PATH = '/sandbox/reports';

const pageQuery = z.object(pageInput);

const reasons: Readonly<Record<WireReportReason, string>> = {
  wrong: 'untrue',
  harmful: 'harmful or dangerous',
  sexual: 'sexual',
  minor: 'not fit for minors',
  other: 'something else',
};

const origins = { script: 'written by people', model: 'written by a model' } as const;

const css = `main { max-width: 60rem; margin: 24px auto; padding: 0 16px; }
article { margin: 16px 0; padding: 16px 24px; background: #fff; border-radius: 16px; }
h2 { margin: 0; font-size: 1.1rem; }
ol { margin: 12px 0 0; padding: 0; list-style: none; }
li { padding: 4px 12px; border-left: 4px solid #d9d4c8; }
li.reported { border-color: #b3261e; background: #fdf1f0; }
p { margin: 4px 0; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; }
.note { color: #5a6672; font-size: .875rem; }`;

/**
 * Text of a stranger, in an element whose own direction it has. Marks that turn the direction are shown by their
 * numbers: whoever judges a text must see what it holds.
 */
function said(text: string): string {
  const seen = text.replace(
    /\p{Bidi_Control}/gu,
    (mark) => `[U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
  return `<p class="said" dir="auto">${escapeHtml(seen)}</p>`;
}

function note(...parts: readonly (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join(' · ');
  return `<p class="note">${escapeHtml(text)}</p>`;
}

function messageLine(report: MessageReport, message: MessageReport['messages'][number]): string {
  const { id, sender, origin, created_at, content } = message;
  const name = sender === 'user' ? 'visitor' : report.character_name;
  return `<li${id === report.message_id ? ' class="reported"' : ''}>
${note(name, origin && origins[origin], created_at)}
${said(content)}
</li>`;
}

function reportCard(report: MessageReport): string {
  const { character_name, quest_id, reason, words, account_deleted, created_at } = report;
  return `<article>
<h2>${escapeHtml(`${character_name}: ${reasons[reason]}`)}</h2>
${note(`report ${report.id}`, created_at, quest_id === null ? undefined : `quest ${quest_id}`)}
${words === null ? '' : said(words)}
${account_deleted ? note('The visitor has deleted the account, and with it their own words.') : ''}
<ol>
${report.messages.map((message) => messageLine(report, message)).join('\n')}
</ol>
</article>`;
}

/** A link to another page of the reports, of the same size. */
function pageLink(label: string, page: number, pageSize: number): string {
  return `<a href="${PATH}?page=${String(page)}&amp;page_size=${String(pageSize)}">${label}</a>`;
}

type Page = Awaited<ReturnType<typeof readMessageReports>>;

function reportsPage({ list, total, page, page_size }: Page): string {
  const links = [
    ...(page > 1 ? [pageLink('Newer', page - 1, page_size)] : []),
    ...(page * page_size < total ? [pageLink('Older', page + 1, page_size)] : []),
  ];
  const content = [
    ...list.map(reportCard),
    ...(links.length > 0 ? [`<p>${links.join(' ')}</p>`] : []),
  ];
  return htmlPage(`Reports of messages: ${String(total)}`, css, content.join('\n'));
}

/** Shows the reports of messages to those who look after them, as a page and as JSON. */
export function registerMessageReports(app: FastifyInstance, db: LibraryDatabase): void {
  app.get(PATH, async ({ query }, reply) => {
    const page = await readMessageReports(db, parseInput(pageQuery, query));
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      })
      .send(reportsPage(page));
  });
  app.get(`${PATH}.json`, async ({ query }, reply) => {
    const page = await readMessageReports(db, parseInput(pageQuery, query));
    return reply.header('cache-control', 'no-store').send(succeeded(page));
  });
}
