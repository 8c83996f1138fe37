import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import { KEPT_SDK_CALLS } from '../limits';

const CALLS_PATH = '/sandbox/install-sdk/calls';

const callSchema = z.object({
  /** `init` for `new OpenInstall(…)`, else the method. */
  name: z.enum(['init', 'wakeupOrInstall']),
  appKey: z.string(),
  /** The data that the page hands to the app. */
  data: z.record(z.string(), z.string()),
});

type Call = z.output<typeof callSchema>;

/**
 * Has the outside of OpenInstall's web SDK, as far as the site uses it. It tells the server of its calls. There
 * is no app to wake up on a developer's machine, so it always installs.
 */
const SCRIPT = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  function OpenInstall(options, data) {
    var tell = function (name) {
      fetch(origin + '${CALLS_PATH}', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: name, appKey: options.appKey, data: data || {} }),
      }).catch(function (error) { console.warn('sandbox: the call was not recorded', error); });
    };
    this.wakeupOrInstall = function () {
      tell('wakeupOrInstall');
      var link = document.createElement('a');
      link.href = origin + '/sandbox/download/youban-installed.apk';
      link.download = '';
      document.body.appendChild(link);
      link.click();
      link.remove();
    };
    tell('init');
    // As the real one, which asks its server first.
    setTimeout(options.onready.bind(this), 0);
  }
  window.OpenInstall = OpenInstall;
})();
`;

/**
 * `GET /sandbox/install-sdk.js` replaces the install SDK's script; its recorded calls are at
 * `/sandbox/install-sdk/calls`: `POST` records one, `GET` lists them, `DELETE` forgets them.
 */
export function registerInstallSdk(app: FastifyInstance): void {
  const calls: Call[] = [];
  app.get('/sandbox/install-sdk.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  app.post(CALLS_PATH, ({ body }) => {
    calls.push(parseInput(callSchema, body, 'body'));
    if (calls.length > KEPT_SDK_CALLS) calls.shift();
    return succeeded({});
  });
  app.get(CALLS_PATH, () => succeeded({ list: calls }));
  app.delete(CALLS_PATH, () => {
    calls.length = 0;
    return succeeded({});
  });
}
