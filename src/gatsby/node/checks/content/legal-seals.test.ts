import { sealFaults, sealTexts } from './legal-seals';

const TODAY = '2026-11-28';
const SEALS = { 'content/legal/terms/1.0/zh.md': 'ab', 'content/legal/douvterms/1.0/zh.md': 'ab' };

function text(file: string, rest = '') {
  const head = `title: 协议\nversion: "1.1"\neffective: 2026-12-24\n${rest}`;
  return { file: `content/legal/${file}`, text: `---\n${head}---\n正文。\n` };
}

function faultsOf(...args: Parameters<typeof text>): string[] {
  const file = text(...args);
  return sealFaults([file], SEALS, TODAY)
    .filter(({ where }) => where.startsWith(file.file))
    .map(({ where, what }) => `${where}: ${what}`);
}

test('a new version that does not say whether it asks for consent again is named, and not sealed until it does', () => {
  const unsaid = text('terms/1.1/zh.md');
  expect(faultsOf('terms/1.1/zh.md')).toEqual([
    expect.stringMatching(
      /\/terms\/1\.1\/zh\.md:1, field "consent": is missing: write "consent: again"/,
    ),
  ]);
  expect(sealTexts([unsaid], SEALS, TODAY)).toEqual(SEALS);
  const said = text('terms/1.1/zh.md', 'consent: notice\n');
  expect(sealTexts([said], SEALS, TODAY)).toHaveProperty([said.file]);
});

test.each([
  ['the first version of a document', 'privacy/1.0/zh.md'],
  ['a document that nobody agrees to', 'douvterms/1.1/zh.md'],
  ['a translation of what was published', 'terms/1.0/en.md'],
])('%s need not say it', (_, file) => {
  expect(faultsOf(file)).toEqual([expect.stringContaining('is new:')]);
});
