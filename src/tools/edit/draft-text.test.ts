import { asSaved, draftText } from './draft-text';

const SAVED = "---\ntitle: 标题\nversion: '1.0'\neffective: 2026-09-01\n---\n\n第一段。\n";
const VALUES = { title: '标题', version: '1.0', effective: '2026-09-01', body: '第一段。' };

test('is the file itself where the form says the same', () => {
  expect(draftText('content/about/zh.md', VALUES, SAVED)).toBe(SAVED);
  expect(draftText('content/locales/zh/a.json', { a: '一' }, '{"a":"一"}')).toBe('{"a":"一"}');
});

test('writes front matter and text as they would be saved, numbers of versions in quotes', () => {
  const text = draftText('content/about/zh.md', { ...VALUES, body: '第二段。' }, SAVED);
  expect(text).toBe(SAVED.replace('第一段', '第二段'));
});

test('leaves out what the form has not filled in, and writes what is new', () => {
  expect(
    draftText('content/about/zh.md', { title: '新', reviewed: null, consent: '' }, undefined),
  ).toBe('---\ntitle: 新\n---\n\n\n');
  expect(draftText('content/locales/zh/a.json', { a: '二' }, '{"a":"一"}')).toBe(
    '{\n  "a": "二"\n}\n',
  );
});

test('leaves a file as it is that a form has only written in another way', () => {
  const rewritten = SAVED.replaceAll("'", '"');
  expect(asSaved('content/about/zh.md', rewritten, SAVED)).toBe(SAVED);
  expect(asSaved('content/about/zh.md', rewritten.replace('一', '二'), SAVED)).toBe(
    SAVED.replace('一', '二'),
  );
  expect(asSaved('content/about/zh.md', rewritten.replace('标题', '别的'), SAVED)).toContain(
    '别的',
  );
});
