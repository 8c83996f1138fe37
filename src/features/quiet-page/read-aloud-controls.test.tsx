import { act, fireEvent, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { renderPage } from '../../api-client/testing/render-page';
import type { Utterance, Voice, VoiceEngine } from '../../platform/voice-engine';
import { SPOKEN } from './mark-sentence';
import { ReadAloudControls } from './read-aloud-controls';

type Heard = Parameters<VoiceEngine['speak']>[1];

const chinese: Voice = { lang: 'zh-CN', localService: true, default: true };

/** A voice engine with these voices, whose test says what it does. */
function fakeEngine(...voices: Voice[]) {
  const said: Utterance[] = [];
  let heard: Heard | undefined;
  let listener = (): void => undefined;
  const stop = jest.fn();
  const engine: VoiceEngine = {
    voices: () => voices,
    onVoices: (call) => {
      listener = call;
      return () => {
        listener = () => undefined;
      };
    },
    speak: (utterance, calls) => {
      said.push(utterance);
      heard = calls;
    },
    isSpeaking: () => true,
    stop,
  };
  return {
    ...{ engine, stop },
    texts: () => said.map(({ text }) => text),
    lastRate: () => said.at(-1)?.rate,
    end: () => act(() => heard?.onEnd()),
    fail: () => act(() => heard?.onFail()),
    add: (voice: Voice) => {
      voices.push(voice);
      act(() => listener());
    },
  };
}

const onRate = jest.fn();

function Reader({ engine }: { engine: VoiceEngine | undefined }) {
  const scroller = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLElement>(null);
  return (
    <div ref={scroller} data-testid="scroller">
      <ReadAloudControls {...{ engine, text, scroller, onRate }} rate={1} />
      <article ref={text} lang="zh-CN">
        <h1>九命客栈</h1>
        <p>
          房钱收呼噜。用<a href="#a">陶罐</a>接住。
        </p>
        <details>
          <summary>提示</summary>看时候。
        </details>
      </article>
    </div>
  );
}

const scrollBy = jest.fn();
let top = 300;

beforeEach(() => {
  jest.useFakeTimers();
  top = 300;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  Element.prototype.scrollBy = scrollBy;
});
afterEach(() => {
  jest.useRealTimers();
});

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function marked(): string | undefined {
  return document.querySelector(`[${SPOKEN}]`)?.textContent ?? undefined;
}

test('one button begins, pauses and goes on, and the place that is read is marked', () => {
  const voice = fakeEngine(chinese);
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  const button = screen.getByRole('button', { name: '读给我听' });
  press('读给我听');
  expect(button).toHaveAccessibleName('暂停');
  expect(marked()).toBe('九命客栈');
  voice.end();
  expect(marked()).toBe('房钱收呼噜。用陶罐接住。');
  press('暂停');
  expect(button).toHaveAccessibleName('接着读');
  press('接着读');
  voice.end();
  voice.end();
  expect(voice.texts()).toEqual([
    ...['九命客栈', '房钱收呼噜。', '房钱收呼噜。', '用陶罐接住。', '提示'],
  ]);
  voice.end();
  expect(button).toHaveAccessibleName('读给我听');
  expect(marked()).toBeUndefined();
});

test('a stop takes the mark away; it can be pressed while something is read alone', () => {
  const voice = fakeEngine(chinese);
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  const stop = screen.getByRole('button', { name: '停止' });
  expect(stop).toHaveAttribute('aria-disabled', 'true');
  press('读给我听');
  expect(stop).toHaveAttribute('aria-disabled', 'false');
  press('停止');
  expect(voice.stop).toHaveBeenCalled();
  expect(marked()).toBeUndefined();
});

test('a tap on the text pauses and goes on; a link and a fold keep their own', () => {
  const voice = fakeEngine(chinese);
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  const paragraph = document.querySelector<HTMLElement>('article p')!;
  fireEvent.click(paragraph);
  expect(voice.texts()).toEqual([]);
  press('读给我听');
  expect(screen.getByText(/点一下正文/)).toBeVisible();
  fireEvent.click(within(paragraph).getByRole('link'));
  fireEvent.click(document.querySelector('summary')!);
  expect(screen.getByRole('button', { name: '暂停' })).toBeVisible();
  fireEvent.click(paragraph);
  expect(screen.getByRole('button', { name: '接着读' })).toBeVisible();
  fireEvent.click(paragraph);
  expect(voice.texts()).toEqual(['九命客栈', '九命客栈']);
});

test('another speed is told, and holds at once', () => {
  const voice = fakeEngine(chinese);
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  press('读给我听');
  fireEvent.change(screen.getByLabelText('语速'), { target: { value: '1.5' } });
  expect(onRate).toHaveBeenCalledWith(1.5);
  expect(voice.lastRate()).toBe(1.5);
});

test('the text follows what is read, unless its reader has scrolled away', () => {
  const voice = fakeEngine(chinese);
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  press('读给我听');
  expect(scrollBy).not.toHaveBeenCalled();
  top = window.innerHeight - 30;
  voice.end();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  top = -400;
  voice.end();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('leaving in whichever way stops it', () => {
  const voice = fakeEngine(chinese);
  const { unmount } = renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  press('读给我听');
  expect(voice.stop).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(voice.stop).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '读给我听' })).toBeVisible();
  press('读给我听');
  unmount();
  expect(voice.stop).toHaveBeenCalledTimes(2);
});

test('a voice that fails is told of, once', () => {
  const voice = fakeEngine(chinese);
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  press('读给我听');
  voice.fail();
  expect(screen.getByRole('status')).toHaveTextContent('声音没有出来');
  press('读给我听');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a browser without speech says so, and has no controls', () => {
  renderPage(<Reader engine={undefined} />, ['quiet-page']);
  expect(screen.getByText(/这个浏览器不会朗读/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a voice of the language it says so, until there is one', () => {
  const voice = fakeEngine({ ...chinese, lang: 'en-GB' });
  renderPage(<Reader engine={voice.engine} />, ['quiet-page']);
  expect(screen.queryByText(/还没有能读中文的声音/)).toBeNull();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText(/还没有能读中文的声音/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  voice.add(chinese);
  expect(screen.getByRole('button', { name: '读给我听' })).toBeVisible();
});
