import { searchResultSchema } from './search';

const hit = { type: 'game', id: 'a', game_id: 'a', title: 'A', snippet: '', cover: '/c.png' };
const page = { list: [hit], total: 1, page: 1, page_size: 20 };

test('an answer of an older API is one, and says nothing about partners and unknown words', () => {
  const answer = searchResultSchema.parse(page);
  expect(answer).not.toHaveProperty('others');
  expect(answer).not.toHaveProperty('unknown_words');
  expect(answer.list[0]).not.toHaveProperty('answer');
});

test('partners, activities and what may come later are hits of their own with their place', () => {
  const other = { type: 'character', id: 'p', title: 'P', snippet: 'x', cover: '/c.png', place: 0 };
  const others = [other, { ...other, type: 'something-new' }];
  expect(searchResultSchema.parse({ ...page, others }).others).toMatchObject(others);
  const nowhere = { ...page, others: [{ ...other, place: -1 }] };
  expect(searchResultSchema.safeParse(nowhere).success).toBe(false);
});

test('a sentence that answers is as long as an excerpt, in each language', () => {
  const answered = { ...hit, answer: '三格。', i18n: { en: { answer: 'Three.' } } };
  const { list } = searchResultSchema.parse({ ...page, list: [answered] });
  expect(list).toMatchObject([{ answer: '三格。', i18n: { en: { answer: 'Three.' } } }]);
});
