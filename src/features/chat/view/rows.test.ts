import { talk } from '../testing/fake-conversation';
import { localDay } from '../../../i18n/local-day';
import { toMessageRows, toRows } from './rows';

const rows = toMessageRows([
  talk('a', 'character', '2026-11-21T10:00:00'),
  talk('b', 'character', '2026-11-21T10:01:00'),
  talk('c', 'character', '2026-11-21T10:30:00'),
  talk('d', 'user', '2026-11-21T10:30:10'),
  talk('e', 'user', '2026-11-22T00:00:01'),
]);

it('begins a day where the clock of the visitor does', () => {
  expect(rows.map(({ day }) => day)).toEqual([
    '2026-11-21',
    undefined,
    undefined,
    undefined,
    '2026-11-22',
  ]);
});

it('puts together what one sender said in one go', () => {
  expect(rows.map(({ key, isFirst, isLast }) => [key, isFirst, isLast])).toEqual([
    ['a', true, false],
    ['b', false, true],
    ['c', true, true],
    ['d', true, true],
    ['e', true, true],
  ]);
});

it('gives a row again where nothing about it has changed', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => talk(key, 'user'));
  const rows = toMessageRows([a!, b!]);
  const more = toMessageRows([a!, b!, c!]);
  expect(more[0]).toBe(rows[0]);
  // It is no longer the last one.
  expect(more[1]).toEqual({ ...rows[1], isLast: false });
});

it('moves the day up to an older message that comes later', () => {
  const known = talk('b', 'user', '2026-11-21T10:00:00');
  expect(toMessageRows([known])[0]?.day).toBe('2026-11-21');
  const older = talk('a', 'character', '2026-11-21T09:00:00');
  expect(toMessageRows([older, known]).map(({ day }) => day)).toEqual(['2026-11-21', undefined]);
});

it('takes a time that is none for no day', () => {
  expect(localDay('soon')).toBe('');
  expect(toMessageRows([talk('a', 'user', 'soon')])[0]?.day).toBeUndefined();
});

const nothing = { older: 'none', reply: undefined, isTyping: false } as const;
test.each([
  ['nothing', nothing, false, []],
  ['the first words', nothing, true, ['opening']],
  [
    'no first words while the beginning is not there',
    { ...nothing, older: 'more' } as const,
    true,
    [],
  ],
  ['a partner who types', { ...nothing, isTyping: true }, false, ['reply']],
  ['a reply', { ...nothing, reply: { content: '好' } }, true, ['opening', 'reply']],
])('shows %s', (_, state, hasOpening, keys) => {
  expect(toRows([], state, { hasOpening }).map(({ key }) => key)).toEqual(keys);
});

test.each([
  [0, ['opening', 'notice', 'a', 'b', 'c', 'd', 'e', 'end']],
  [2, ['opening', 'a', 'b', 'notice', 'c', 'd', 'e', 'end']],
  [undefined, ['opening', 'a', 'b', 'c', 'd', 'e', 'end']],
])(
  'keeps the first notice behind %s messages, and the end of a scene behind all',
  (noticeAt, keys) => {
    const all = toRows(rows, nothing, { hasOpening: true, noticeAt, hasEnded: true });
    expect(all.map(({ key }) => key)).toEqual(keys);
  },
);
