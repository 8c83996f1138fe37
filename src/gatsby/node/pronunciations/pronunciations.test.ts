import { readJapanese } from '../../../node/japanese-reading';
import { remembered } from '../../../local-search/name-forms';
import { openPronunciations } from './pronunciations';

describe('a Japanese name', () => {
  test.each([
    ['青銅の門', '青銅の門', ['セイドウ', 'ノ', 'モン']],
    ['沈硯（シェン・イエン）', '沈硯', ['シェン・イエン']],
    ['白爺（じい）', '白爺（じい）', ['シロ', 'ジイ', '（', 'ジイ', '）']],
    ['ぜんまい', 'ぜんまい', ['ぜんまい']],
    ['砂海の鈴', '砂海の鈴', ['スナ', 'ウミ', 'ノ', 'スズ']],
    ['ぜんまい島', 'ぜんまい島', ['ゼンマイ', 'シマ']],
    ['NieR 2B', 'NieR 2B', ['NieR 2B']],
    ['阿壟', '阿壟', ['オモネ', '壟']],
    ['', '', ['']],
  ])('%s is read by what stands behind it, else by the dictionary', (name, written, words) => {
    expect(readJapanese(name)).toEqual({ written, words });
  });

  test('marks, lone halves of characters and very long names have a reading too', () => {
    for (const name of ['\ud800門', '門\u0000', '()[]*+?.\\|^$門', '門'.repeat(5000)]) {
      expect(readJapanese(name).words.join('')).not.toBe('');
    }
  });
});

test('a Chinese name is read by its words; what is not Chinese stays together', () => {
  const { pinyin } = openPronunciations();
  expect(pinyin('重庆 NieR 2B 绿')).toEqual(['chong', 'qing', ' NieR 2B ', 'lv']);
});

test('each text is worked out once', () => {
  const asked: string[] = [];
  const read = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  expect([read('ab'), read(''), read('ab'), read('')]).toEqual([2, 0, 2, 0]);
  expect(asked).toEqual(['ab', '']);
});
