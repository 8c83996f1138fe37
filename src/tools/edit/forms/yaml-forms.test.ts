import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { readOwnFiles } from '../../../gatsby/node/checks/content/own-files';
import { tempFolder } from '../../../testing/temp-folder';
import { formText, yamlCollections, yamlFromForm } from './yaml-forms';

const AXIAN = 'content/partners/p-axian.yaml';
const saved = readFileSync(AXIAN, 'utf8');

const itemSchema = z.record(z.string(), z.unknown());
const formSchema = z.record(z.string(), z.array(itemSchema));

type Form = z.infer<typeof formSchema>;

/** Lists the lines that a change takes away and adds. */
function changes(before: string, after: string): string[] {
  const folder = tempFolder();
  const [one, other] = [path.join(folder, 'a'), path.join(folder, 'b')];
  writeFileSync(one, before);
  writeFileSync(other, after);
  const ask = ['diff', '--no-index', '--unified=0', one, other];
  const config = { encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    return execFileSync('git', ask, config) === '' ? [] : [];
  } catch (error) {
    const { stdout } = z.object({ stdout: z.string() }).parse(error);
    return stdout.split('\n').filter((line) => /^[-+](?![-+])/.test(line));
  }
}

/** Changes the form of a file and saves it as Sveltia CMS writes it: all of it anew, in its own way. */
function edited(file: string, text: string, edit: (form: Form) => void): string {
  const form = formSchema.parse(JSON.parse(formText(file, text)));
  edit(form);
  return yamlFromForm(file, stringify(form, { lineWidth: 40, indent: 4 }), text);
}

test.each(
  readOwnFiles('content')
    .filter(({ file }) => file.endsWith('.yaml'))
    .map(({ file, text }) => [file, text]),
)('leaves %s as it is where the form says the same', (file, text) => {
  expect(formText(file, text)).not.toBe(text);
  expect(edited(file, text, () => undefined)).toBe(text);
});

test('changes one line for one sentence, whatever stands around it', () => {
  const text = saved
    .replace('games:', '# Of his games\ngames:')
    .replace('to: story', 'to: story # behind the stage');
  const after = edited(AXIAN, text, ({ games }) => {
    Object.assign(games?.[0] ?? {}, { zh: '摸黑对上了板。' });
  });
  expect(changes(text, after)).toEqual([
    expect.stringMatching(/^- {4}zh: 没月亮的晚上/),
    '+    zh: 摸黑对上了板。',
  ]);
});

test('adds a sentence on a game where it stands in the form, and an answer that leads to it', () => {
  const words = { zh: '一句。', en: 'One: a sentence.', ja: '一つ。' };
  const after = edited(AXIAN, saved, ({ games, answers }) => {
    games?.splice(1, 0, { id: 'star-echo', ...words });
    Object.assign(answers?.[2] ?? {}, { to: { type: 'game', game: 'star-echo' } });
  });
  expect(changes(saved, after)).toEqual([
    '-    to: story',
    '+    to: { game: star-echo }',
    '+  star-echo:',
    '+    zh: 一句。',
    "+    en: 'One: a sentence.'",
    '+    ja: 一つ。',
  ]);
  expect(after.indexOf('star-echo:')).toBeLessThan(after.indexOf('lantern-city:'));
});

test('deletes what is deleted, and keeps the comment above it', () => {
  const text = saved.replace('  p-mobei:', '  # The quiet ones\n  p-mobei:');
  const after = edited(AXIAN, text, ({ disagrees }) => {
    disagrees?.splice(1, 1);
  });
  const lines = changes(text, after);
  expect(lines.filter((line) => line.startsWith('-')).join('')).toContain('墨北');
  expect(after).toContain('  # The quiet ones\n  p-tuanzi:');
  expect(lines).toHaveLength(4);
});

test('moves an answer with its comment', () => {
  const text = saved.replace(
    '  - say:\n      zh: 先听',
    '  # For the curious\n  - say:\n      zh: 先听',
  );
  const after = edited(AXIAN, text, ({ answers }) => {
    answers?.push(...answers.splice(0, 1));
  });
  expect(after).toContain('  # For the curious\n  - say:\n      zh: 先听');
  expect(after.indexOf('先听闲话')).toBeLessThan(after.indexOf('练段子'));
});

test('writes rows and words on one line, as those beside them', () => {
  const [moods, terms] = ['content/moods.yaml', 'content/terms.yaml'];
  const text = readFileSync(moods, 'utf8');
  const after = edited(moods, text, (form) => {
    form.moods?.push({ key: 'dreamy', zh: '如梦', en: 'dreamy', ja: '夢みたい' });
  });
  expect(changes(text, after)).toEqual([
    '+  - { key: dreamy, zh: 如梦, en: dreamy, ja: 夢みたい }',
  ]);
  const table = readFileSync(terms, 'utf8');
  const more = edited(terms, table, (form) => {
    Object.assign(form.terms?.[5] ?? {}, { not: { zh: ['窗口', '弹窗'] } });
  });
  expect(changes(table, more)).toEqual(['+    not:', '+      zh: [窗口, 弹窗]']);
});

test('writes a line that the formatter would break as a list of lines', () => {
  const words = Array.from({ length: 20 }, (_, at) => `屏幕朗读器${String(at)}`);
  const terms = 'content/terms.yaml';
  const table = readFileSync(terms, 'utf8');
  const after = edited(terms, table, (form) => {
    Object.assign(form.terms?.[0]?.not ?? {}, { zh: words });
  });
  expect(after).toContain('      zh:\n        - 屏幕朗读器0\n');
  const oxfmt = path.resolve('node_modules/.bin/oxfmt');
  const options = { encoding: 'utf8', input: after } as const;
  expect(execFileSync(oxfmt, ['--stdin-filepath', terms], options)).toBe(after);
});

test('keeps what the form does not know, and both of a key that stands twice', () => {
  const text = saved.replace('answers:', 'note: mine\nanswers:');
  const after = edited(AXIAN, text, ({ games }) => {
    games?.push({ ...games[0], zh: '再一句。' });
  });
  expect(after).toContain('note: mine\n');
  expect(after.match(/ {2}moon-opera:/g)).toHaveLength(2);
  const form = formSchema.parse(JSON.parse(formText(AXIAN, after)));
  expect(form.games?.map(({ id }) => id)).toContain('paper-kingdom');
  expect(form.games).toHaveLength(5);
});

test('writes what the editor has sent where the text before was no YAML, and gives it no form before', () => {
  const broken = saved.replace('answers:', 'answers: "');
  expect(formText(AXIAN, broken)).toBe(broken);
  const form: unknown = JSON.parse(formText(AXIAN, saved));
  const after = yamlFromForm(AXIAN, form, broken);
  expect(formText(AXIAN, after)).toBe(formText(AXIAN, saved));
  const none = { game: new Map(), partner: new Map(), activity: new Map() };
  const [partners] = yamlCollections([{ file: AXIAN, text: broken }], none);
  expect(partners?.files).toEqual([]);
});

test('asks for what the build demands: two or three answers, texts that fit, items of the library', () => {
  const names = {
    game: new Map([['moon-opera', '月下戏台']]),
    partner: new Map([['p-axian', '阿弦']]),
    activity: new Map<string, string>(),
  };
  const [partners, notebooks] = yamlCollections(readOwnFiles('content'), names);
  const form = partners?.files.find(({ file }) => file === AXIAN);
  expect(form?.label).toBe('阿弦 (p-axian)');
  expect(partners?.files).toHaveLength(8);
  const [answers, games] = form?.fields ?? [];
  expect(answers).toMatchObject({ widget: 'list', min: 2, max: 3 });
  expect(JSON.stringify(answers)).toContain('"maxlength":240');
  expect(games).toMatchObject({
    fields: [{ name: 'id', widget: 'select' }, { name: 'zh' }, { name: 'en' }, { name: 'ja' }],
  });
  // One that this library does not have is a choice, too: the file names it.
  expect(JSON.stringify(games)).toContain('{"value":"lantern-city","label":"lantern-city"}');
  expect(JSON.stringify(games)).not.toContain('p-mobei');
  expect(JSON.stringify(notebooks?.files[0])).toContain('"name":"season"');
});
