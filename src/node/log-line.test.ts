import { lineLog, logLine } from './log-line';

test.each([
  ['a line break', '坏\n::error::x', String.raw`坏\u000a::error::x`],
  ['a carriage return', 'a\r::set-env::', String.raw`a\u000d::set-env::`],
  ['a line separator', 'a\u2028b\u2029c', String.raw`a\u2028b\u2029c`],
  ['a terminal escape', '\u001b[2J\u009b1A', String.raw`\u001b[2J\u009b1A`],
  ['a turned text', 'a\u202egnp.exe', String.raw`a\u202egnp.exe`],
  ['half a character', '\ud83d', String.raw`\ud83d`],
  ['a command at the start', ' ::warning::x', String.raw` \u003a:warning::x`],
  ['a command anywhere', 'a ##[error]b ##vso[x]', String.raw`a #\u0023[error]b #\u0023vso[x]`],
])('%s is written out', (_, text, line) => {
  expect(logLine(text)).toBe(line);
});

test('everything else stays as it is', () => {
  const text = '游戏 "g1"\\n: 🎮👨‍👩‍👧‍👦 expected a name::x #1';
  expect(logLine(text)).toBe(text);
});

test('what is too long is cut', () => {
  expect(logLine('a'.repeat(1_000_000), 10)).toBe('aaaaaaaaaa…');
  expect(logLine('\n'.repeat(10), 10)).toBe(String.raw`\u000a\u00…`);
  expect(logLine('aaaaaaaaaa', 10)).toBe('aaaaaaaaaa');
});

test('a log of lines', () => {
  const lines: string[] = [];
  const write = (line: string) => {
    lines.push(line);
  };
  const { warn, info } = lineLog({ warn: write, info: write });
  warn('a\nb');
  info('::c');
  expect(lines).toEqual([String.raw`a\u000ab`, String.raw`\u003a:c`]);
});
