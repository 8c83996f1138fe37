import { maskPhone } from '../../contract/mask-phone';
import { normalizePhone } from './phone-field';

test.each([
  ['13800138000', '13800138000'],
  ['+86 138-0013-8000', '13800138000'],
  ['0086 13800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['＋８６（138）0013 8000', '13800138000'],
  [' 138 ', '138'],
  ['+', ''],
  ['86', '86'],
  ['abc', ''],
  ['138001380001', '138001380001'],
])('%s is %s', (written, clean) => {
  expect(normalizePhone(written)).toBe(clean);
});

test('is the same when it is typed one by one', () => {
  const typed = Array.from('+86 138-0013-8000').reduce(
    (text, key) => normalizePhone(text + key),
    '',
  );
  expect(typed).toBe('13800138000');
});

test('hides the middle', () => {
  expect(maskPhone('13800138000')).toBe('138****8000');
});
