import { writeOtherwise } from './training-variants';

const ENGLISH = 'where is the second lantern';
const CHINESE = '第二盏灯在哪里';
const written = writeOtherwise(
  Array.from({ length: 600 }, (_, at) => (at % 3 === 0 ? ENGLISH : CHINESE)),
);

test('some questions get a typing error within a long word, or in place of a character', () => {
  const wrong = written.filter((text) => /^[a-z ]+$/.test(text));
  expect(new Set(wrong)).toContain('wehre is the second lantern');
  expect(written.some((text) => /^第二[a-z]灯在哪里$/u.test(text))).toBe(true);
});

test('some go on in the words of another language', () => {
  expect(written).toContain('where is the 在哪里');
  expect(written).toContain('第二盏灯 second lantern');
});
