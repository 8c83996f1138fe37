import { talk } from '../testing/fake-conversation';
import { toJson, toMarkdown } from './export-conversation';

const facts = {
  partner: '灵犀',
  exportedAt: '2026-11-22T09:00:00.000Z',
  words: {
    title: '和灵犀的对话',
    you: '我',
    ai: 'AI 生成',
    note: '灵犀的话由 AI 生成。',
    part: '还有更早的。',
  },
  isWhole: true,
  messages: [
    talk('a', 'user', '2026-11-22T08:00:00Z', { content: '# <b>*灯*</b>\n1. 雨' }),
    talk('b', 'character', '2026-11-22T08:00:05Z', {
      content: '好。',
      references: [{ type: 'game', id: 'g', title: '灯城' }],
    }),
    talk('c', 'user', '2026-11-22T08:01:00Z', { delivery: 'failed' }),
  ],
};

it('marks every reply in Markdown, and what was typed stays text', () => {
  expect(toMarkdown(facts)).toBe(
    [
      '# 和灵犀的对话',
      '2026-11-22T09:00:00.000Z',
      '灵犀的话由 AI 生成。',
      '**我** (2026-11-22T08:00:00Z)',
      '> \\# \\<b\\>\\*灯\\*\\</b\\>\n> \\1. 雨',
      '**灵犀 · AI 生成** (2026-11-22T08:00:05Z)',
      '> 好。',
      '- 灯城\n',
    ].join('\n\n'),
  );
});

it('marks every reply in JSON, without what was never sent', () => {
  expect(JSON.parse(toJson(facts))).toEqual({
    title: '和灵犀的对话',
    partner: '灵犀',
    exported_at: '2026-11-22T09:00:00.000Z',
    complete: true,
    note: '灵犀的话由 AI 生成。',
    messages: [
      expect.objectContaining({ content: '# <b>*灯*</b>\n1. 雨', ai_generated: false }),
      expect.objectContaining({ content: '好。', sender: 'character', ai_generated: true }),
    ],
  });
});

it('says where older messages are missing', () => {
  const part = { ...facts, isWhole: false };
  expect(toMarkdown(facts)).not.toContain('还有更早的。');
  expect(toMarkdown(part)).toContain('灵犀的话由 AI 生成。\n\n还有更早的。\n\n');
  expect(JSON.parse(toJson(part))).toMatchObject({ complete: false });
});
