import { runInNewContext } from 'node:vm';
import { startTestApi, type TestApi } from '../testing/test-api';

const CALLS = '/sandbox/install-sdk/calls';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.ask(CALLS, { method: 'DELETE' }));

async function calls() {
  return (await api.ask(CALLS)).envelope.payload;
}
async function scriptOf() {
  return (await api.fetch('/sandbox/install-sdk.js')).text();
}

describe('the script', () => {
  test('is a script that any site may run', async () => {
    const { headers } = await api.fetch('/sandbox/install-sdk.js');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('is ready after it was made, installs from here, and tells of both', async () => {
    const sent: Promise<unknown>[] = [];
    const clicked: string[] = [];
    const link = { href: '', click: () => clicked.push(link.href), remove: () => undefined };
    const window: { OpenInstall?: new (options: object, data: object) => unknown } = {};
    runInNewContext(await scriptOf(), {
      window,
      URL,
      setTimeout,
      console,
      fetch: (url: string, init: RequestInit) => {
        const answer = fetch(url, init);
        sent.push(answer);
        return answer;
      },
      document: {
        currentScript: { src: `${api.url}/sandbox/install-sdk.js` },
        createElement: () => link,
        body: { appendChild: () => undefined },
      },
    });
    const data = { channel: 'bili-7', track_id: 't' };
    const ready = await new Promise<{ wakeupOrInstall: () => void }>((resolve) => {
      new window.OpenInstall!(
        {
          appKey: 'key',
          onready(this: { wakeupOrInstall: () => void }) {
            resolve(this);
          },
        },
        data,
      );
    });
    await Promise.all(sent);
    expect(await calls()).toEqual({ list: [{ name: 'init', appKey: 'key', data }] });
    ready.wakeupOrInstall();
    await Promise.all(sent);
    expect(await calls()).toEqual({
      list: ['init', 'wakeupOrInstall'].map((name) => ({ name, appKey: 'key', data })),
    });
    expect(clicked).toEqual([`${api.url}/sandbox/download/youban-installed.apk`]);
    const file = await fetch(clicked[0]!);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*\.apk"$/);
  });
});

describe('its calls', () => {
  test.each([
    ['another name', { name: 'uninstall', appKey: 'k', data: {} }],
    ['no key', { name: 'init', data: {} }],
    ['data that is no text', { name: 'init', appKey: 'k', data: { channel: 7 } }],
  ])('are refused with %s', async (_, body) => {
    expect((await api.send('POST', CALLS, body)).envelope.error_code).toBe(40000);
    expect(await calls()).toEqual({ list: [] });
  });

  test('are forgotten when asked to', async () => {
    await api.send('POST', CALLS, { name: 'init', appKey: 'k', data: {} });
    await api.ask(CALLS, { method: 'DELETE' });
    expect(await calls()).toEqual({ list: [] });
  });

  test.each(['/sandbox/install-sdk.js', CALLS])(
    '%s is nothing when the sandbox is off',
    async (path) => {
      const off = await startTestApi({ sandbox: false });
      expect((await off.fetch(path)).status).toBe(404);
    },
  );
});
