import { print } from 'graphql';
import { endpoints } from '../../contract';
import { isEndpointName, mutations, queries } from './typed-documents';

test('every endpoint is a query or a mutation', () => {
  expect(Object.keys({ ...queries, ...mutations }).sort()).toEqual(Object.keys(endpoints).sort());
  expect(Object.keys(queries).filter((name) => Object.hasOwn(mutations, name))).toEqual([]);
});

test('what reads is a query, by POST too', () => {
  expect(queries).toHaveProperty('gameDetail');
  expect(queries).toHaveProperty('characterSquare');
  expect(mutations).toHaveProperty('login');
});

test('the input of the endpoint is the variables, its payload comes whole', () => {
  expect(print(queries.gameDetail)).toBe('query gameDetail($id: JSON) {\n  gameDetail(id: $id)\n}');
  expect(print(mutations.sendCode)).toContain(
    'sendCode(country_code: $country_code, phone: $phone)',
  );
  expect(print(queries.me)).toContain('query me {');
});

test('a name that only objects have is no endpoint', () => {
  expect(isEndpointName('me')).toBe(true);
  expect(isEndpointName('toString')).toBe(false);
  expect(isEndpointName(undefined)).toBe(false);
});
