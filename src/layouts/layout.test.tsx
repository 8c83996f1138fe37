import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../api-client/testing/render-page';
import { browserEnv } from '../config/browser-env';
import { showShortcutList, useShortcuts } from '../features/shortcuts/shortcut-choice';
import { usePlace } from '../i18n/locale-context';
import { startTracking, type AnalyticsEvent } from '../platform/consent/analytics';
import type { PageContext } from '../routes/page-context';
import Layout from './layout';

// A site that offers the app.
jest.mock('../config/browser-env', () => ({
  ...jest.requireActual<object>('../config/browser-env'),
  hasDownloads: true,
}));
// What comes later is not a layout's matter.
jest.mock('./deferred-ui', () => ({ DeferredUi: () => null }));

const home: PageContext = {
  language: 'zh',
  variant: 'pc',
  route: 'home',
  // Each route takes its own ones.
  params: { page: '', id: '', tag: '', doc: 'terms' },
};

function View() {
  const { locale, variant } = usePlace();
  return <p>{`view ${locale} ${variant}`}</p>;
}

/** A page of a context at an address. */
function page(context: Partial<PageContext>, pathname: string, view: ReactNode = <View />) {
  return (
    <Layout pageContext={{ ...home, ...context }} location={{ pathname, search: '', hash: '' }}>
      {view}
    </Layout>
  );
}

/** How the frame stands there: its headers, and the place that the view was told. */
function frame() {
  const menus = screen.queryAllByRole('button', { name: '菜单', hidden: true }).length;
  return {
    menus,
    footers: screen.queryAllByRole('contentinfo', { hidden: true }).length,
    view: screen.getByText(/^view/).textContent,
  };
}

test('a page of the desk has the desktop frame', () => {
  renderPage(page({ route: 'activity' }, '/activity/'), []);
  expect(frame()).toMatchObject({ menus: 0, footers: 1, view: 'view zh pc' });
});

test('header and footer lead to the downloads, in the language and variant of the page', () => {
  renderPage(page({ language: 'en', route: 'activity' }, '/en/activity/'), [], {
    locale: 'en',
    variant: 'pc',
  });
  const links = screen.getAllByRole('link', { name: 'Get Youban' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/#app', '/en/#app']);
});

test('the foot of a page opens the list of shortcuts, where they are turned on again', async () => {
  renderPage(page({ route: 'activity' }, '/activity/'), []);
  await userEvent.click(screen.getByRole('button', { name: '键盘快捷键' }));
  expect(useShortcuts.getState().isListOpen).toBe(true);
  act(() => showShortcutList(false));
});

test.each([
  ['zh', '/activity/', null],
  ['en', '/en/activity/', 'zh-CN'],
] as const)('registration numbers are Chinese on a page in %s', (language, address, lang) => {
  jest.replaceProperty(browserEnv, 'icpNumber', '沪ICP备1号');
  renderPage(page({ language, route: 'activity' }, address), [], {
    locale: language,
    variant: 'pc',
  });
  expect(screen.getByText('沪ICP备1号').getAttribute('lang')).toBe(lang);
});

test('the desktop home page leaves the footer to its last screen', () => {
  renderPage(page({}, '/'), []);
  expect(frame()).toMatchObject({ menus: 0, footers: 0, view: 'view zh pc' });
});

test('a page of the phone has the mobile frame', () => {
  renderPage(page({ variant: 'm' }, '/m/'), []);
  expect(frame()).toMatchObject({ menus: 1, footers: 1, view: 'view zh m' });
});

test('a page without a twin has both headers, of which the width shows one', () => {
  renderPage(page({ route: 'legal' }, '/terms/'), []);
  expect(frame()).toMatchObject({ menus: 1, footers: 1, view: 'view zh pc' });
});

test('the not-found page takes its place from the address, once it is hydrated', () => {
  const notFound = page({ route: 'notFound' }, '/m/nope/');
  expect(renderToString(inPage(notFound, []))).toContain('view zh pc');
  renderPage(notFound, []);
  expect(frame()).toMatchObject({ menus: 1, view: 'view zh m' });
});

test('the place of another page does not depend on how its address was asked for', () => {
  renderPage(page({ route: 'activity' }, '/m/activity'), []);
  expect(frame()).toMatchObject({ view: 'view zh pc' });
});

test('a prebuilt page is rendered once while it is taken over, a shared one again by its address', async () => {
  async function rendersOf(context: Partial<PageContext>, pathname: string): Promise<number> {
    const rendered = jest.fn();
    function Counted() {
      usePlace();
      rendered();
      return null;
    }
    const element = inPage(page(context, pathname, <Counted />), []);
    const root = document.createElement('div');
    root.innerHTML = renderToString(element);
    rendered.mockClear();
    const { unmount } = render(element, { container: root, hydrate: true });
    await act(() => Promise.resolve());
    unmount();
    return rendered.mock.calls.length;
  }
  expect(await rendersOf({ route: 'activity' }, '/activity/')).toBe(1);
  expect(await rendersOf({ route: 'notFound' }, '/m/nope/')).toBe(2);
});

describe('a view that fails', () => {
  function Broken(): never {
    throw new Error('view failed');
  }

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('is an error view between header and footer, and analytics hears of it', async () => {
    const heard: AnalyticsEvent[] = [];
    startTracking((event) => heard.push(event));
    renderPage(page({ variant: 'm', route: 'activity' }, '/m/activity/', <Broken />), []);
    await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(heard).toEqual([
      { name: 'page_error', params: { message: 'Error: view failed', path: '/' } },
    ]);
    await waitFor(() => expect(document.title).toBe('Internal Server Error'));
  });

  test('is tried again on the next page', () => {
    const { rerender } = renderPage(page({ route: 'activity' }, '/activity/', <Broken />), []);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(inPage(page({ route: 'about' }, '/about-us/'), []));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(frame().view).toBe('view zh pc');
  });
});
