import { readFileSync } from 'node:fs';
import { consentRules } from './consent-rules';
import { isReported, reports } from './reports';
import type { SettingName } from './settings';

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map((cells) => cells.join(' | '));
  const cells = String(head).split(' | ').length;
  return [head, Array(cells).fill('---').join(' | '), ...others]
    .map((row) => `| ${String(row)} |`)
    .join('\n');
}

/** The table behind a mark of docs/operating.md, however wide its columns are. */
function documented(mark: string): string {
  const text = readFileSync('docs/operating.md', 'utf8');
  const [, behind = ''] = text.split(`<!-- ${mark} -->\n\n`);
  const [found = ''] = behind.split('\n\n');
  return found.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
}

function code(name: string): string {
  return `\`${name}\``;
}

test('docs/operating.md names every report with what it needs', () => {
  const rows = Object.entries(reports).map(([name, report]) => {
    const oneOf = 'needsOneOf' in report ? ['a download'] : [];
    const needs = [...report.needs.map(code), ...oneOf];
    return [code(name), report.what, needs.join(', ') || 'nothing'];
  });
  expect(documented('reports')).toBe(table([['report', 'tells', 'needs'], ...rows]));
});

test('docs/operating.md says when reports are sent', () => {
  const said = (isSent: boolean): string => (isSent ? 'sent' : 'not sent');
  const rows = Object.entries(consentRules).map(([mode, rule]) => [
    code(mode),
    said(rule.unanswered),
    said(rule.accepted),
    said(rule.declined),
  ]);
  const head = ['mode', 'before an answer', 'after yes', 'after no'];
  expect(documented('consent')).toBe(table([head, ...rows]));
});

test('a report that needs a download is sent with any of them, and not without', () => {
  const set =
    (...names: readonly SettingName[]) =>
    (name: SettingName) =>
      names.includes(name);
  expect(isReported('ads', set())).toBe(false);
  expect(isReported('ads', set('GATSBY_DOWNLOAD_AMD_URL'))).toBe(true);
  expect(isReported('ip-lookup', set('GATSBY_DOWNLOAD_AMD_URL'))).toBe(false);
  expect(isReported('actions', set())).toBe(true);
});
