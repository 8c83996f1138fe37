import { browserVoiceEngine } from './voice-engine';

const voice = { lang: 'zh-CN', localService: true, default: true, name: '', voiceURI: '' };

class FakeUtterance {
  lang = '';
  voice: unknown;
  rate = 1;
  onend: unknown;
  onerror: unknown;

  constructor(readonly text: string) {}
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

test('a browser without speech has no engine', () => {
  expect(browserVoiceEngine()).toBeUndefined();
});

test('what is said reaches the browser with language, voice and speed, and its calls come back', () => {
  const spoken: FakeUtterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    ...{ speaking: false, pending: true, getVoices: () => [voice], cancel: jest.fn() },
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
  });
  Object.assign(window, {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: FakeUtterance,
  });
  const engine = browserVoiceEngine()!;
  const heard = { onEnd: jest.fn(), onFail: jest.fn() };
  engine.speak({ text: '一。', lang: 'zh-CN', voice, rate: 1.5 }, heard);
  expect(spoken).toEqual([
    expect.objectContaining({ text: '一。', lang: 'zh-CN', voice, rate: 1.5 }),
  ]);
  expect([spoken[0]?.onend, spoken[0]?.onerror]).toEqual([heard.onEnd, heard.onFail]);
  expect(engine.isSpeaking()).toBe(true);
  engine.stop();
  expect(synthesis.cancel).toHaveBeenCalledTimes(1);

  const listener = jest.fn();
  const end = engine.onVoices(listener);
  synthesis.dispatchEvent(new Event('voiceschanged'));
  end();
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(listener).toHaveBeenCalledTimes(1);
});
