import type { FastifyInstance } from 'fastify';
import type { WireReportReason } from '../../contract';
import { readMessageReports, type MessageReport } from '../chat/message-reports';
import type { LibraryDatabase } from '../database/open-database';
import { escapeHtml } from './html-page';
import { note, registerReview, said } from './review-pages';

const reasons: Readonly<Record<WireReportReason, string>> = {
  wrong: 'untrue',
  harmful: 'harmful or dangerous',
  sexual: 'sexual',
  minor: 'not fit for minors',
  other: 'something else',
};

const origins = { script: 'written by people', model: 'written by a model' } as const;

const css = `
ol { margin: 12px 0 0; padding: 0; list-style: none; }
li { padding: 4px 12px; border-left: 4px solid #d9d4c8; }
li.reported { border-color: #b3261e; background: #fdf1f0; }`;

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

/** Shows the reports of messages to those who look after them, as a page and as JSON. */
export function registerMessageReports(app: FastifyInstance, db: LibraryDatabase): void {
  registerReview(app, {
    path: '/sandbox/reports',
    title: 'Reports of messages',
    css,
    labels: ['Newer', 'Older'],
    read: (input) => readMessageReports(db, input),
    show: reportCard,
  });
}
