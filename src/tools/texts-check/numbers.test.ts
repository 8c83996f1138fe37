import type { Locale } from '../../config/locales';
import { numbersIn } from './numbers';

/** The first meaning of each number that is one for certain. */
function certain(text: string, locale: Locale): (number | undefined)[] {
  return numbersIn(text, locale).flatMap(({ certain: sure, values }) => (sure ? [values[0]] : []));
}

function meanings(text: string, locale: Locale): number[] {
  return numbersIn(text, locale).flatMap(({ values }) => values);
}

test.each([
  ['三十七盏，第十三座桥，两千一百七十公里', 'zh', [37, 13, 2170]],
  ['1,600 和 7.5，四十分，漂进五分', 'zh', [1600, 7.5, 40, 5]],
  ['二十万字', 'zh', [200_000]],
  ['第六十二枚、二時間十分ずつ、四十層', 'ja', [62, 2, 10, 40]],
  [
    'twenty-one, two hundred and six, the forty-eighth, a hundred-and-tenth',
    'en',
    [21, 206, 48, 110],
  ],
  ['two three; 1,600 and 0.04; seventies', 'en', [2, 3, 1600, 0.04, 70]],
  ['The sixty-second dish', 'en', [62]],
] as const)('reads what is a number for certain: %s', (text, locale, values) => {
  expect(certain(text, locale)).toEqual(values);
});

test.each([
  ['一下，十分安静，千万别动，几十个，三五个，第二天，百来只，挪三里', 'zh'],
  ['ひとつ、十分に、三日月、数十、百も、二人きり、三メートル', 'ja'],
  ['one of them, a second time, half, no, a hundred, two fifths of it, three feet', 'en'],
] as const)('takes nothing for certain in %s', (text, locale) => {
  expect(certain(text, locale).filter((value) => value !== 2)).toEqual([]);
});

test.each([
  ['三成', 'zh', [30]],
  ['七成五', 'zh', [75]],
  ['三刻钟', 'zh', [45]],
  ['两个时辰', 'zh', [4]],
  ['一度半', 'zh', [1.5]],
  ['十二吨六', 'zh', [12.6]],
  ['一千三', 'zh', [1300]],
  ['七・五', 'ja', [7.5]],
  ['a fifth', 'en', [5, 20]],
  ['a dozen', 'en', [12]],
] as const)('knows what %s may mean', (text, locale, values) => {
  expect(meanings(text, locale)).toEqual(expect.arrayContaining([...values]));
});
