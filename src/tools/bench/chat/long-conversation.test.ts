import { endpoints } from '../../../contract';
import { historyOf, messageAt } from './long-conversation';

test('its pages are what an API answers, and follow one another', () => {
  const newest = endpoints.historyMessages.payload.parse(historyOf('p-lingxi', 50, 100));
  expect(newest).toEqual(historyOf('p-lingxi', 50, 100));
  expect(newest.has_more).toBe(true);
  expect(historyOf('p-lingxi', 0, 50).has_more).toBe(false);
  const times = historyOf('p-lingxi', 0, 100).list.map(({ created_at }) => created_at);
  expect(times).toEqual([...new Set(times)].sort());
  expect(messageAt(7, 'p-lingxi')).toEqual(historyOf('p-lingxi', 7, 8).list[0]);
});
