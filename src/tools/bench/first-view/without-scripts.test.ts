import { createServer } from 'node:http';
import { closeServer, listen } from '../../../node/listen';
import type { Site } from '../../serve/site-server';
import { removeScripts, serveWithoutScripts } from './without-scripts';

it('takes out what runs, and what is fetched to run', () => {
  const html =
    '<head><script>location.replace("/m/")</script><link as="script" rel="preload" href="/app.js"/>' +
    '<link as="fetch" rel="preload" href="/page-data/index/page-data.json" crossorigin="anonymous"/>' +
    '<link rel="canonical" href="https://example.com/"/></head>' +
    '<body><p>文</p><script src="/app.js" async=""></script></body>';
  expect(removeScripts(html)).toBe(
    '<head><link rel="canonical" href="https://example.com/"/></head><body><p>文</p></body>',
  );
});

describe('the server', () => {
  const asked: (string | undefined)[] = [];
  const site = createServer((req, res) => {
    asked.push(req.url);
    res.end('<p>文</p><script>1</script>');
  });
  let bare: Site;
  beforeAll(async () => {
    bare = await serveWithoutScripts(`http://127.0.0.1:${String(await listen(site))}`);
  });
  afterAll(async () => {
    await bare.close();
    await closeServer(site);
  });
  const look = async (path: string): Promise<string> =>
    (await fetch(bare.url + path, { headers: { accept: 'text/html' } })).text();

  it('makes a page once: what that takes must not count as the page being slow', async () => {
    expect([await look('/a/'), await look('/a/'), await look('/b/')]).toEqual(
      Array.from({ length: 3 }, () => '<p>文</p>'),
    );
    expect(asked).toEqual(['/a/', '/b/']);
  });
});
