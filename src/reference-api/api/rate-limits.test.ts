import { endpoints } from '../../contract';
import { rateGroupOf } from './routes';

test('search and writes are limited more than reads', () => {
  expect(rateGroupOf(endpoints.gameDetail)).toBe('read');
  expect(rateGroupOf(endpoints.characterSquare)).toBe('read');
  expect(rateGroupOf(endpoints.historyMessages)).toBe('read');
  expect(rateGroupOf(endpoints.knowledgeSearch)).toBe('search');
  expect(rateGroupOf(endpoints.login)).toBe('write');
  expect(rateGroupOf(endpoints.accountDelete)).toBe('write');
  expect(rateGroupOf(endpoints.imToken)).toBe('write');
});
