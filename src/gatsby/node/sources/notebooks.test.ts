import path from 'node:path';
import { tempFolder } from '../../../testing/temp-folder';
import { examineNotebooks } from '../checks/notebook-targets';
import { readNotebooks } from './notebooks';

const good = `entries:
  - on: { activity: act-dumpling-birthday, when: first }
    zh: 今天是我的生日。请不要叫醒我。
    en: It is my birthday today. Please do not wake me.
    ja: 今日は誕生日にゃ。起こさないでほしいにゃ。
  - on: { partner: p-axian }
    zh: 阿弦来过。他留下一盏灯。
    en: Axian came by. He left a lantern.
    ja: アーシェンが来た。灯をひとつ置いていった。
  - on: { game: cat-inn }
    zh: 二楼漏雨。先放个盆。
    en: The second floor leaks. A bowl will do for now.
    ja: 二階が雨漏りにゃ。まずは器を置くにゃ。
  - on: { game: mushroom-post }
    zh: 信到了。湿了一角。
    en: The letter is here. One corner is wet.
    ja: 手紙が届いた。角がぬれている。
`;

function read(files: Readonly<Record<string, string>>) {
  return readNotebooks(tempFolder(files));
}

test('a file is a partner’s notebook, by the partner’s id', async () => {
  const notebooks = await read({ 'p-tuanzi.yaml': good });
  expect([...notebooks.keys()]).toEqual(['p-tuanzi']);
  expect(notebooks.get('p-tuanzi')?.entries[0]).toMatchObject({
    on: { activity: 'act-dumpling-birthday', when: 'first' },
    en: 'It is my birthday today. Please do not wake me.',
  });
});

test('without a folder nobody has a notebook', async () => {
  expect(await readNotebooks(path.join(tempFolder({}), 'none'))).toEqual(new Map());
});

const OCCASIONS =
  'expected one of { activity: id, when: before | first | during | last | ended }, { season: spring | summer | autumn | winter }, { weekday: monday … sunday }, { day: 12-21 } (a day that every year has), { partner: id }, { game: id }';

test.each([
  [
    'days that an activity does not have',
    good.replace('when: first', 'when: middle'),
    `notebooks/p.yaml:2, field "entries.0.on": ${OCCASIONS}`,
  ],
  [
    'a day that not every year has',
    good.replace('{ partner: p-axian }', '{ day: 02-29 }'),
    'notebooks/p.yaml:6, field "entries.1.on.day": expected month-day of a day that every year has, such as 12-21, got "02-29"',
  ],
  [
    'two occasions at once',
    good.replace('{ partner: p-axian }', '{ partner: p-axian, season: winter }'),
    `notebooks/p.yaml:6, field "entries.1.on": ${OCCASIONS}`,
  ],
  [
    'a language that is missing',
    good.replace('    ja: 手紙が届いた。角がぬれている。\n', ''),
    'notebooks/p.yaml:14, field "entries.3.ja": is missing: expected two sentences in ja, 1 to 320 characters in one paragraph',
  ],
  [
    'an entry that the page has no room for',
    good.replace('One corner is wet.', 'One corner is wet. '.repeat(20)),
    'notebooks/p.yaml:16, field "entries.3.en": expected two sentences in en, 1 to 320 characters in one paragraph',
  ],
  [
    'a text that stands there already',
    good.replace('The letter is here. One corner is wet.', 'Axian came by. He left a lantern.'),
    'notebooks/p.yaml:16, field "entries.3.en": expected another text than that of the entries before it',
  ],
  [
    'a field that nobody knows',
    good.replace('    zh: 信到了', '    mood: calm\n    zh: 信到了'),
    'notebooks/p.yaml:14, field "entries.3": expected on and a text in zh, en, ja, and no other field',
  ],
  [
    'too few entries for a day',
    good.replace('{ game: cat-inn }', '{ weekday: monday }'),
    'notebooks/p.yaml:2, field "entries": expected at least 3 entries that fit any day, of partner, game, season or weekday: fewer fit a sunday in spring',
  ],
  ['what is no YAML', good.replace('entries:', 'entries: ['), /notebooks\/p\.yaml:\d+: not YAML/],
])('%s is named with file, line, field and reason', async (_, file, message) => {
  await expect(read({ 'p.yaml': file })).rejects.toThrow(message);
});

test('a file without the name of a partner is named', async () => {
  await expect(read({ 'p tuanzi.yaml': good, 'notes.txt': '' })).rejects.toThrow(
    /notebooks\/notes\.txt: expected the id[^]*notebooks\/p tuanzi\.yaml: expected the id/,
  );
});

test('what the library does not have is found once each, with file and entry', async () => {
  const notebooks = await read({ 'p-tuanzi.yaml': good, 'p-gone.yaml': good });
  const library = {
    activities: [],
    characters: [{ id: 'p-tuanzi' }],
    games: [{ id: 'cat-inn' }],
  } as never;
  expect(examineNotebooks(notebooks, library)).toEqual(
    [
      ['p-gone.yaml', 'the library has no such partner; the notebook is left out'],
      [
        'p-tuanzi.yaml, field "entries.0.on"',
        'the library has no activity act-dumpling-birthday; its entries have no day',
      ],
      [
        'p-tuanzi.yaml, field "entries.1.on"',
        'the library has no partner p-axian; the link is left out',
      ],
      [
        'p-tuanzi.yaml, field "entries.3.on"',
        'the library has no game mushroom-post; the link is left out',
      ],
    ].map(([where, what]) => ({ kind: 'notebook', where: `content/notebooks/${where!}`, what })),
  );
});

test('every notebook of the site has at least forty entries', async () => {
  const folder = path.resolve('content', 'notebooks');
  for (const [id, { entries }] of await readNotebooks(folder)) {
    expect([id, entries.length >= 40]).toEqual([id, true]);
  }
});
