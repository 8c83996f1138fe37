import { talk } from '../testing/fake-conversation';
import { toJson, toText, type ExportFacts } from './export-conversation';
import { localTime } from './local-time';

const facts: ExportFacts = {
  partner: '灵犀',
  scene: '第七回声',
  opening: '喂？',
  exportedAt: new Date('2026-11-22T09:00:00Z'),
  words: {
    title: '和灵犀的对话',
    you: '我',
    picture: '图片',
    origins: { script: '自动回复', model: 'AI 生成' },
    note: '都可能有错。',
    missing: [],
    day: (moment) => moment.toISOString().slice(0, 10),
    time: (moment) => moment.toISOString().slice(11, 16),
  },
  isWhole: true,
  messages: [
    talk('a', 'user', '2026-11-22T08:00:00Z', { content: '# <b>*灯*</b>\n1. 雨' }),
    talk('b', 'character', '2026-11-22T08:00:05Z', {
      content: '好。',
      origin: 'script',
      references: [
        { type: 'game', id: 'g', title: '灯城', section: '夜里' },
        { type: 'page', id: 'library', title: '知识库', section: undefined },
      ],
    }),
    talk('c', 'user', '2026-11-22T08:01:00Z', { delivery: 'failed' }),
    talk('d', 'character', '2026-11-23T08:01:00Z', { content: '/a.png', type: 'image' }),
  ],
};

/** Distance of the machine's clock from UTC: the tests run in any zone. */
const offset = localTime(new Date('2026-11-22T08:00:00Z')).slice(19);

it('is a text with the scene, its first words, days, and who wrote each reply', () => {
  expect(toText(facts)).toBe(
    [
      `和灵犀的对话 · 第七回声\n${localTime(facts.exportedAt).replace('T', ' ')}`,
      '都可能有错。',
      '灵犀 · 自动回复\n喂？',
      `—— 2026-11-22 (UTC${offset}) ——`,
      '我 · 08:00\n# <b>*灯*</b>\n1. 雨',
      '灵犀 · 自动回复 · 08:00\n好。\n→ 灯城 › 夜里\n→ 知识库',
      `—— 2026-11-23 (UTC${offset}) ——`,
      '灵犀 · AI 生成 · 08:01\n[图片] /a.png\n',
    ].join('\n\n'),
  );
});

it('is data with the same, without what was never sent', () => {
  expect(JSON.parse(toJson(facts))).toEqual({
    title: '和灵犀的对话',
    partner: '灵犀',
    scene: '第七回声',
    exported_at: localTime(facts.exportedAt),
    complete: true,
    missing: [],
    note: '都可能有错。',
    opening: '喂？',
    messages: [
      expect.not.objectContaining({ origin: expect.anything() as unknown }),
      expect.objectContaining({
        content: '好。',
        created_at: localTime(new Date('2026-11-22T08:00:05Z')),
        origin: 'script',
        ai_generated: false,
      }),
      expect.objectContaining({ type: 'image', origin: 'model', ai_generated: true }),
    ],
  });
});

it('says on top what is missing, and has no first words where the beginning is not there', () => {
  const words = { ...facts.words, missing: ['还有更早的。'] };
  const part = { ...facts, isWhole: false, words };
  expect(toText(part)).toMatch(
    /^和灵犀的对话 · 第七回声\n[^\n]+\n\n还有更早的。\n\n都可能有错。\n\n—— /,
  );
  expect(JSON.parse(toJson(part))).toMatchObject({ complete: false, missing: ['还有更早的。'] });
  expect(toText(part) + toJson(part)).not.toContain('喂？');
});

it('leaves a time that nobody can read as it is', () => {
  const messages = [talk('a', 'user', 'yesterday')];
  expect(toText({ ...facts, messages })).toContain('\n\n我\na\n');
  expect(toJson({ ...facts, messages })).toContain('"created_at": "yesterday"');
});

it('has no scene where none was played, and no first words where the partner has none', () => {
  const bare = { ...facts, scene: undefined, opening: '' };
  expect(toText(bare)).toMatch(/^和灵犀的对话\n/);
  expect(toText(bare)).not.toContain('灵犀 · 自动回复\n');
  expect(JSON.parse(toJson(bare))).not.toHaveProperty('scene');
  expect(JSON.parse(toJson(bare))).not.toHaveProperty('opening');
});

it('says each day once, also around a time that nobody can read', () => {
  const day = '2026-11-22T08:00:00Z';
  const messages = [talk('a', 'user', day), talk('b', 'user', 'soon'), talk('c', 'user', day)];
  expect(toText({ ...facts, messages }).match(/—— 2026-11-22/g)).toHaveLength(1);
});
