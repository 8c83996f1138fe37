import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../config/locales';
import { splitRichText } from './agreement';

test('takes a sentence apart at its marks', () => {
  expect(
    splitRichText('I agree to the <terms>agreement</terms> and <privacy>policy</privacy>.'),
  ).toEqual([
    { text: 'I agree to the ' },
    { text: 'agreement', mark: 'terms' },
    { text: ' and ' },
    { text: 'policy', mark: 'privacy' },
    { text: '.' },
  ]);
});

test.each([
  ['', []],
  ['plain', [{ text: 'plain' }]],
  ['<a>x</a>', [{ text: 'x', mark: 'a' }]],
  ['1 < 2 <a>open', [{ text: '1 < 2 <a>open' }]],
])('%s', (sentence, parts) => {
  expect(splitRichText(sentence)).toEqual(parts);
});

test.each(LOCALES)('the sentence of %s links both documents', (locale) => {
  const file = path.resolve('content', 'locales', locale, 'login.json');
  const { agreement } = JSON.parse(readFileSync(file, 'utf8')) as { agreement: string };
  const marks = splitRichText(agreement).flatMap(({ mark }) => mark ?? []);
  expect(marks).toEqual(['terms', 'privacy']);
});
