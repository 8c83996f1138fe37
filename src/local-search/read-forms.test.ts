import { normalizeText } from './normalize-text';
import { markForms, readForm, readForms } from './read-forms';

test('forms belong to the name before them, and are read without their marks', () => {
  const forms = [
    '青铜之门',
    'qing tong',
    '+The Bronze Gate',
    '*青銅の門',
    '~seido',
    '-old kiln',
    'x',
  ];
  const gate = { name: '青銅の門', locale: 'ja' };
  expect(readForms(forms).map(({ text, isOwn, other }) => [text, isOwn, other])).toEqual([
    ['青铜之门', true, undefined],
    ['qing tong', true, undefined],
    ['the bronze gate', false, { name: 'The Bronze Gate', locale: 'en' }],
    ['青銅の門', false, gate],
    ['seido', false, gate],
    ['old kiln', false, undefined],
    ['x', false, undefined],
  ]);
  expect(readForm('~seido')).toMatchObject({ text: 'seido', isRomaji: true });
});

test.each([
  'The Last  Lighthouse',
  'Half-Watch Gu',
  'it’s 7',
  '灯台守',
  'ﾈｵﾝ',
  'ガラスの庭',
  'Äther',
  '門 2',
])('the name %s is found as any text is', (name) => {
  const [marked = ''] = markForms([normalizeText(name), 'reading'], { name, locale: 'en' });
  expect(readForm(marked)).toMatchObject({
    text: normalizeText(name),
    other: { name, locale: 'en' },
  });
});

test('of a name that nobody is told of the forms alone are written', () => {
  expect(markForms(['old kiln', 'more'], undefined)).toEqual(['-old kiln', 'more']);
});
