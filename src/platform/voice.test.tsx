import { act, render } from '@testing-library/react';
import { said } from './testing/said';
import { announce, useAnnouncement, VOICE_MARK, VOICE_REST_MS, VOICE_STAY_MS } from './voice';

function pass(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  pass(60_000);
  jest.useRealTimers();
  document.body.innerHTML = '';
});

describe('the voice', () => {
  it('says what has rested, politely, and leaves nothing to be met a second time', () => {
    announce('找到 3 款');
    expect(said()).toEqual([]);
    const region = document.querySelector(`[${VOICE_MARK}]`);
    expect(region).toHaveAttribute('aria-live', 'polite');
    pass(VOICE_REST_MS);
    expect(said()).toEqual(['找到 3 款']);
    pass(VOICE_STAY_MS);
    expect(said()).toEqual([]);
    expect(document.querySelectorAll(`[${VOICE_MARK}]`)).toHaveLength(1);
  });

  it('says the last of a topic only, and all of different ones in their order', () => {
    for (const count of [30, 28, 8]) announce(`${String(count)} 条建议`, 'typeahead');
    announce('灵犀：在。');
    announce('灵犀：走吧');
    pass(VOICE_REST_MS);
    expect(said()).toEqual(['8 条建议', '灵犀：在。', '灵犀：走吧']);
  });

  it('takes back what waits, and says again what was said before', () => {
    announce('3 条建议', 'typeahead');
    announce('', 'typeahead');
    pass(VOICE_REST_MS);
    expect(said()).toEqual([]);
    announce('已加入');
    pass(VOICE_REST_MS);
    announce('已加入');
    pass(VOICE_REST_MS);
    expect(said()).toEqual(['已加入', '已加入']);
  });

  it.each([
    ['its name', '<button aria-label="验证码不对">x</button>'],
    ['its text', '<button>验证码不对</button>'],
    ['its label', '<label for="f">验证码不对</label><input id="f">'],
    ['what names it', '<b id="n">验证码不对</b><button aria-labelledby="n">x</button>'],
    ['what describes it', '<p id="d">验证码不对</p><input aria-describedby="d">'],
  ])('is silent where the focus has just said it by %s', (_, html) => {
    // The voice listens to the focus from its first word on.
    announce('。');
    pass(VOICE_REST_MS);
    document.body.insertAdjacentHTML('beforeend', html);
    announce('验证码不对');
    document.body.querySelector<HTMLElement>('button, input')?.focus();
    pass(VOICE_REST_MS);
    expect(said()).toEqual(['。']);
  });

  it('says what a focused element says only later, or has said long ago', () => {
    announce('。');
    document.body.insertAdjacentHTML('beforeend', '<p tabindex="-1">加载中…</p>');
    const line = document.body.querySelector<HTMLElement>('p[tabindex]');
    line?.focus();
    pass(100);
    if (line) line.textContent = '3 款';
    announce('3 款');
    pass(VOICE_REST_MS);
    expect(said()).toContain('3 款');
    line?.blur();
    line?.focus();
    pass(VOICE_STAY_MS);
    announce('3 款');
    pass(VOICE_REST_MS);
    expect(said()).toEqual(['3 款']);
  });
});

describe('a text that is announced', () => {
  function Shown({ text }: { text: string }) {
    useAnnouncement(text);
    return null;
  }

  it('is said when it comes and when it changes, but not again and again', () => {
    const { rerender } = render(<Shown text="2 款" />);
    pass(VOICE_REST_MS);
    rerender(<Shown text="2 款" />);
    pass(VOICE_REST_MS);
    rerender(<Shown text="1 款" />);
    pass(VOICE_REST_MS);
    expect(said()).toEqual(['2 款', '1 款']);
  });

  it('goes with what shows it, where it has not been said', () => {
    const { unmount } = render(<Shown text="2 款" />);
    unmount();
    pass(VOICE_REST_MS);
    expect(said()).toEqual([]);
  });
});
