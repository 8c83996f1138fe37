import type { FastifyInstance } from 'fastify';
import type { Log } from '../api/log';
import { parseInput } from '../api/parse-input';
import { CSP_REPORTS_PER_MINUTE, ENDPOINT_BODY_BYTES, TELL_OF_CSP_REPORTS_MS } from '../limits';
import { readViolations, reportsSchema } from './read-reports';
import { ViolationCounts } from './violation-counts';

/** Address that browsers send reports of a Content-Security-Policy to; the setting `CSP_REPORT_URL` of a build names it. */
export const CSP_REPORTS_PATH = '/csp-reports';

/**
 * Takes reports of what pages' policies have blocked (`POST /csp-reports`), and tells of them in the log, once a minute and
 * by kind. Nothing of them is stored.
 * @param also counts them too
 */
export function registerCspReports(
  app: FastifyInstance,
  log: Log,
  also?: Pick<ViolationCounts, 'add'>,
): void {
  const counts = new ViolationCounts();
  const tell = (): void => {
    for (const line of counts.take()) log.info(line);
  };
  const telling = setInterval(tell, TELL_OF_CSP_REPORTS_MS);
  app.addHook('onClose', (_app, done) => {
    clearInterval(telling);
    tell();
    done();
  });
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      CSP_REPORTS_PATH,
      {
        bodyLimit: ENDPOINT_BODY_BYTES,
        config: { rateLimit: { max: CSP_REPORTS_PER_MINUTE } },
      },
      ({ body }, reply) => {
        for (const violation of readViolations(parseInput(reportsSchema, body, 'body'))) {
          counts.add(violation);
          also?.add(violation);
        }
        return reply.code(204).send();
      },
    );
    done();
  });
}
