import { inlineScripts, scriptSource } from './inline-scripts';

test.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module" id="b">a()</script>', ['a()']],
  ['<SCRIPT type="text/javascript">\n a() </SCRIPT>', ['\n a() ']],
  [
    '<script id="gatsby-chunk-mapping">a("<p>")</script><p>b</p><script>c</script>',
    ['a("<p>")', 'c'],
  ],
  ['<script></script>', ['']],
  ['<script type="speculationrules">{}</script>', ['{}']],
])('%s runs', (html, scripts) => {
  expect(inlineScripts(html)).toEqual(scripts);
});

test.each([
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="application/json">{}</script>',
  '<script src="/a.js" async></script>',
  '<script data-a="b" src="/a.js">c()</script>',
  '<scripts>a()</scripts>',
  '<p>a()</p>',
])('%s is no inline script', (html) => {
  expect(inlineScripts(html)).toEqual([]);
});

test('a source is the hash of the text as UTF-8', () => {
  // The first is the example of CSP Level 3, section 8.3.
  expect(scriptSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(scriptSource('灯')).toBe("'sha256-KGVtRwKGzgR1jD4hhBi/ozzL4sXST7a7+8mBBE7Cw8w='");
});
