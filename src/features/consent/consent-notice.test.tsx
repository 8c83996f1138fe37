import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { closeConsent, openConsent, useConsent } from '../../platform/consent/consent';
import { useModals } from '../../platform/focus/modal';
import { LOCALES } from '../../config/locales';
import type { Place } from '../../routes';
import { ConsentNoticeInMode, ConsentNotice } from './consent-notice';
import type { NoticeProps } from './consent-strip';
import { browserEnv } from '../../config/browser-env';

let isQuiet = true;
jest.mock('../../platform/loading/use-quiet-moment', () => ({ useQuietMoment: () => isQuiet }));

const user = userEvent.setup();
function notice() {
  return screen.queryByRole('region');
}
function shown(name = '访问统计') {
  return screen.findByRole('region', { name });
}
function button(name: string) {
  return screen.getByRole('button', { name });
}
function choice() {
  return useConsent.getState().choice;
}

beforeEach(() =>
  act(() => useConsent.setState({ choice: undefined, isKnown: true, isOpen: false })),
);

function footer({ mode = 'notice', reported = '' }: Partial<NoticeProps>) {
  return (
    <>
      <button type="button" onClick={openConsent}>
        统计设置
      </button>
      <ConsentNoticeInMode mode={mode} reported={reported} />
    </>
  );
}
function show(props: Partial<NoticeProps> = {}, place?: Place) {
  return renderPage(footer(props), [], place);
}

test('asks whoever has not answered, without taking the focus', async () => {
  show();
  await shown();
  expect(document.body).toHaveFocus();
  expect(button('好的')).toBeInTheDocument();
  expect(button('关掉')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/privacy/');
  await user.keyboard('{Escape}');
  expect(notice()).toBeInTheDocument();
});

test('comes by itself in a quiet moment only, and at once to who asks for it', async () => {
  isQuiet = false;
  const { unmount } = show();
  // Its code has come by then.
  await user.click(button('统计设置'));
  await shown();
  unmount();
  act(closeConsent);
  const { rerender } = show();
  expect(notice()).not.toBeInTheDocument();
  isQuiet = true;
  rerender(inPage(footer({}), []));
  await shown();
});

test.each([
  ['好的', 'accepted'],
  ['关掉', 'declined'],
] as const)('%s is taken down, and the notice goes', async (name, answer) => {
  show();
  await shown();
  await user.click(button(name));
  expect(choice()).toBe(answer);
  expect(notice()).not.toBeInTheDocument();
});

test('is not there before it is known what was answered, nor after an answer', async () => {
  act(() => useConsent.setState({ isKnown: false }));
  show();
  expect(notice()).not.toBeInTheDocument();
  act(() => useConsent.setState({ isKnown: true }));
  await shown();
  // In another tab.
  act(() => useConsent.setState({ choice: 'declined' }));
  expect(notice()).not.toBeInTheDocument();
});

test('says whether anything is recorded before the answer', async () => {
  const { unmount } = show();
  expect(await shown()).toHaveTextContent('我们会统计浏览、下载和互动');
  expect(button('关掉')).toBeInTheDocument();
  unmount();
  show({ mode: 'required' });
  expect(await shown()).toHaveTextContent('你同意之前，不会统计');
  expect(button('同意')).toBeInTheDocument();
  expect(button('不同意')).toBeInTheDocument();
});

test.each([
  ['', '浏览、下载和互动'],
  ['-downloads', '下载和互动'],
  ['-actions', '你和搭子的互动'],
] as const)('names what the build reports: %s', async (reported, what) => {
  const { unmount } = show({ reported });
  expect(await shown()).toHaveTextContent(`我们会${reported === '' ? '统计' : '记录'}${what}，`);
  unmount();
  show({ mode: 'required', reported });
  expect(await shown()).toHaveTextContent(`可以${reported === '' ? '统计' : '记录'}${what}，`);
});

test('is out of reach while a dialog is open', async () => {
  show();
  const region = await shown();
  act(() => useModals.setState({ open: 1 }));
  expect(region).toHaveAttribute('inert');
  act(() => useModals.setState({ open: 0 }));
  expect(region).not.toHaveAttribute('inert');
});

describe('opened again', () => {
  const open = async () => {
    await user.click(button('统计设置'));
    return shown();
  };

  test.each([
    ['accepted', '访问统计现在开着', '停止统计', 'declined'],
    ['declined', '访问统计现在关着', '开启统计', 'accepted'],
  ] as const)('by who has %s it says so and offers the other', async (now, text, other, then) => {
    useConsent.setState({ choice: now });
    show();
    const region = await open();
    expect(region).toHaveTextContent(text);
    expect(region).toHaveFocus();
    expect(screen.queryByRole('button', { name: '好的' })).not.toBeInTheDocument();
    await user.click(button(other));
    expect(choice()).toBe(then);
    expect(notice()).not.toBeInTheDocument();
    expect(button('统计设置')).toHaveFocus();
  });

  test.each([
    ['its button', () => user.click(button('保持不变'))],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('%s closes it and changes nothing', async (_, close) => {
    useConsent.setState({ choice: 'accepted' });
    show();
    await open();
    await close();
    expect(notice()).not.toBeInTheDocument();
    expect(choice()).toBe('accepted');
    expect(button('统计设置')).toHaveFocus();
    await open();
  });

  test('while it still asks, it has the focus, and Escape is no answer', async () => {
    show();
    await shown();
    expect(await open()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(notice()).toHaveFocus();
    expect(choice()).toBeUndefined();
  });
});

test('makes room beneath the page as long as it is there', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
  // The script of the head has kept room already.
  document.documentElement.setAttribute('data-asks', '');
  show();
  await shown();
  expect(document.documentElement.style.getPropertyValue('--bottom-inset')).toBe('180px');
  await user.click(button('好的'));
  expect(document.documentElement.style.getPropertyValue('--bottom-inset')).toBe('');
  expect(document.documentElement).not.toHaveAttribute('data-asks');
});

test.each(LOCALES)('speaks %s, and shows no key', async (locale) => {
  show({}, { locale, variant: 'm' });
  const region = await screen.findByRole('region');
  expect(region).not.toHaveTextContent(/consent:|ask-notice|privacy$/);
  if (locale !== 'zh') expect(region).not.toHaveTextContent('访问统计');
});

test('is empty in the HTML of the server, and on a site that asks nobody', () => {
  expect(renderToString(inPage(<ConsentNotice />, []))).toBe('');
  Object.assign(browserEnv, { consentMode: 'off' });
  renderPage(<ConsentNotice />, []);
  expect(notice()).not.toBeInTheDocument();
  Object.assign(browserEnv, { consentMode: 'notice' });
});

test('asks on a site without analytics too, because it reports what is done with partners', async () => {
  renderPage(<ConsentNotice />, []);
  expect(await shown()).toHaveTextContent('互动');
});
