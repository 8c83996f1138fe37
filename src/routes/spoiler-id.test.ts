import { spoilerId } from './spoiler-id';

test('a fold has one fragment for its question, whatever signs stand in it', () => {
  const id = spoilerId('最后一副面具在哪儿？');
  expect(id).toMatch(/^fold-[0-9a-z]+$/);
  expect(spoilerId('**最后一副**面具 在哪儿')).toBe(id);
  expect(spoilerId('最后一副面具在这儿？')).not.toBe(id);
  expect(spoilerId('？！')).toBeUndefined();
});

test('of a long question the beginning decides', () => {
  expect(spoilerId('长'.repeat(200))).toBe(spoilerId('长'.repeat(100)));
});
