import { readFileSync } from 'node:fs';
import { effectOf, findings } from './findings';

/** The rows of the table behind a mark of docs/operating.md, cell by cell. */
function documented(mark: string): string[][] {
  const [, behind = ''] = readFileSync('docs/operating.md', 'utf8').split(`<!-- ${mark} -->\n\n`);
  const [table = ''] = behind.split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

test('docs/operating.md has every finding with its effect and the reason', () => {
  expect(documented('findings')).toEqual(
    Object.entries(findings).map(([kind, finding]) => {
      const always = 'isFixed' in finding ? ' always' : '';
      return [`\`${kind}\``, finding.what, finding.effect + always, finding.why];
    }),
  );
});

test('one kind goes by its own setting, then by the one for all, then by the table', () => {
  const stop = { DOCTOR: 'stop' } as const;
  const warn = { DOCTOR: 'warn' } as const;
  expect(effectOf('dead-link', stop)).toBe('stop');
  expect(effectOf('dead-fragment', stop)).toBe('warn');
  expect(effectOf('dead-link', warn)).toBe('warn');
  expect(effectOf('dead-link', { ...warn, FINDINGS: { 'dead-link': 'stop' } })).toBe('stop');
  expect(effectOf('dead-fragment', { ...stop, FINDINGS: { 'dead-fragment': 'stop' } })).toBe(
    'stop',
  );
});

test('no setting makes a long text of the API stop a build, or lets a mistake in ours pass', () => {
  expect(effectOf('long-item-text', { DOCTOR: 'stop' })).toBe('warn');
  expect(effectOf('content', { DOCTOR: 'warn' })).toBe('stop');
});
