import { removeScripts } from './without-scripts';

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
