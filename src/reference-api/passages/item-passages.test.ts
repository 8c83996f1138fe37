import { roleDetailSchema } from '../../contract/library';
import { askedPassagesOf } from './item-passages';

test('each skill of a role is a passage of its own, under its name', () => {
  const content = roleDetailSchema.parse({
    id: 'r1',
    game_id: 'g1',
    ...{ name: '阿灯', title: '', description: '', avatar: '', tags: [] },
    skills: [
      { name: '守夜', description: '照亮十八米。' },
      { name: '添油', description: '一碗油烧一夜。' },
    ],
    updated_at: '2026-03-01T00:00:00Z',
  });
  const passages = askedPassagesOf({ type: 'role', content }, 'zh').map(({ passage }) => passage);
  const skills = passages.filter(({ kind }) => kind === 'skill');
  expect(skills.map(({ heading, text, part }) => [heading, text, part])).toEqual([
    ['守夜', '照亮十八米。', { in: 'skills', index: 0 }],
    ['添油', '一碗油烧一夜。', { in: 'skills', index: 1 }],
  ]);
  expect(new Set(skills.map(({ place }) => place)).size).toBe(2);
});

test('what is to be seen in pictures is told once each, and no question of players quotes it', () => {
  const words = { line: '灯下的守夜人。', description: '照亮十八米。' };
  const content = roleDetailSchema.parse({
    id: 'r1',
    game_id: 'g1',
    ...{
      name: '阿灯',
      title: '',
      description: '照亮十八米。',
      avatar: '/a',
      portrait: '/p',
      tags: [],
    },
    picture_texts: [
      { picture: '/a', ...words },
      { picture: '/p', ...words },
    ],
    updated_at: '2026-03-01T00:00:00Z',
  });
  const questions = [{ locale: 'zh' as const, says: '照亮十八米', asks: ['灯照多远'] }];
  const asked = askedPassagesOf({ type: 'role', content, questions }, 'zh');
  expect(
    asked.map(({ passage: { kind, text }, questions: of }) => [kind, text, of.length]),
  ).toEqual([
    ['description', '照亮十八米。', 1],
    ['picture', '灯下的守夜人。照亮十八米。', 0],
  ]);
});
