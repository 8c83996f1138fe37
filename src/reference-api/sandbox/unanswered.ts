import type { FastifyInstance } from 'fastify';
import type { LibraryDatabase } from '../database/open-database';
import { readUnanswered } from '../passages/unanswered';
import { note, registerReview, said } from './review-pages';

/** Shows editors what visitors have asked in vain, the most frequent first: what should be written next. */
export function registerUnanswered(app: FastifyInstance, db: LibraryDatabase): void {
  registerReview(app, {
    path: '/sandbox/unanswered',
    title: 'Unanswered questions',
    css: '',
    labels: ['More frequent', 'Rarer'],
    read: (input) => readUnanswered(db, input),
    show: ({ question, locale, source, count, last_at }) => `<article>
${said(question)}
${note(`${String(count)} times`, source, locale, last_at)}
</article>`,
  });
}
