import type { Voice } from '../../platform/voice-engine';
import { chooseVoice } from './choose-voice';

function voice(lang: string, more: Partial<Voice> = {}): Voice {
  return { lang, localService: false, default: false, ...more };
}

test('a voice of the region comes first, then one of the device, then the default', () => {
  const [taiwan, mainland] = [voice('zh-TW', { localService: true }), voice('zh-CN')];
  expect(chooseVoice([taiwan, mainland], 'zh-CN')).toBe(mainland);
  const own = voice('zh-CN', { localService: true });
  expect(chooseVoice([mainland, own], 'zh-CN')).toBe(own);
  const usual = voice('en-US', { default: true });
  expect(chooseVoice([voice('en-AU'), usual], 'en')).toBe(usual);
});

test('tags as Android writes them are the same language', () => {
  const android = voice('zh_CN');
  expect(chooseVoice([voice('ja_JP'), android], 'zh-CN')).toBe(android);
  const mandarin = voice('cmn-Hans-CN');
  expect(chooseVoice([mandarin], 'zh-CN')).toBe(mandarin);
});

test('Cantonese is the last choice for Chinese, and no other language is any', () => {
  const [hongKong, taiwan] = [
    voice('zh-HK', { localService: true, default: true }),
    voice('zh-TW'),
  ];
  expect(chooseVoice([hongKong, taiwan], 'zh-CN')).toBe(taiwan);
  expect(chooseVoice([voice('en-GB'), voice('yue-HK')], 'zh-CN')).toBeUndefined();
  expect(chooseVoice([], 'ja')).toBeUndefined();
});
