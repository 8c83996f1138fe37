import type { ReactElement } from 'react';
import { onRenderBody } from './on-render-body';

/** The script as it is put into the page of an address. */
function scriptOf(pathname: string): string {
  let parts: readonly unknown[] = [];
  const setHeadComponents = (components: readonly unknown[]): void => {
    parts = components;
  };
  Reflect.apply(onRenderBody, undefined, [{ pathname, setHeadComponents }]);
  const [script] = parts as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>[];
  return script?.props.dangerouslySetInnerHTML.__html ?? '';
}

interface Visit {
  readonly isNarrow?: boolean;
  readonly choice?: string;
  readonly cookie?: string;
  readonly referrer?: string;
  readonly visit?: string;
  /** Wider than a phone, narrower than the pc layout. */
  readonly isCrowded?: boolean;
  /** Storages, cookies and the referrer throw. */
  readonly isForbidden?: boolean;
}

const forbidden = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  },
);

/** Runs the script with nothing around it but what a browser has, and says what it did. */
function enter(address: string, visit: Visit = {}) {
  const url = new URL(address, 'https://www.example.com');
  const replace = jest.fn<undefined, [string]>();
  const replaceState = jest.fn();
  const root: { hidden?: boolean; dataset: Record<string, string> } = { dataset: {} };
  const storage = (key: string, text: string | undefined) => ({
    getItem: (name: string) => (name === key ? (text ?? null) : null),
  });
  const kept = new Map<string, string>();
  const viewport = document.createElement('meta');
  const page = {
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      origin: url.origin,
      replace,
    },
    history: { state: { key: 1 }, replaceState },
    document: {
      documentElement: root,
      get cookie() {
        if (visit.isForbidden) throw new DOMException('forbidden', 'SecurityError');
        return visit.cookie ?? '';
      },
      referrer: visit.referrer ?? '',
      querySelector: () => viewport,
    },
    localStorage: visit.isForbidden ? forbidden : storage('variant', visit.choice),
    sessionStorage: visit.isForbidden
      ? forbidden
      : {
          ...storage('visit', visit.visit),
          setItem: (name: string, text: string) => kept.set(name, text),
        },
    matchMedia: (query: string) => ({
      matches: query === '(max-width: 768px)' ? visit.isNarrow === true : visit.isCrowded === true,
    }),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- As a browser runs the text of a page.
  const run = new Function(...Object.keys(page), scriptOf(url.pathname));
  Reflect.apply(run, undefined, Object.values(page));
  expect(replace.mock.calls.length + replaceState.mock.calls.length).toBeLessThanOrEqual(1);
  return {
    to: replace.mock.calls[0]?.[0],
    hidden: root.hidden,
    query: (replaceState.mock.calls[0] as unknown[] | undefined)?.[2],
    kept: kept.get('visit'),
    viewport: viewport.getAttribute('content') ?? undefined,
  };
}

test('the text of the page holds no comment, no indentation and no end of the script', () => {
  const script = scriptOf('/about-us/');
  expect(script).not.toMatch(/\/\*|\/\/ |\n\s|<\//);
  expect(script.length).toBeLessThan(1900);
});

test('a page where the visitor belongs stays, and nothing is hidden', () => {
  expect(enter('/about-us/?a=1#b')).toEqual({
    to: undefined,
    hidden: undefined,
    query: undefined,
    kept: '',
  });
});

test('a narrow window is led to the mobile twin before anything is drawn, query and fragment with it', () => {
  expect(enter('/activity/?channel=a#b', { isNarrow: true })).toMatchObject({
    to: '/m/activity/?channel=a#b',
    hidden: true,
    kept: 'channel=a',
  });
});

test('a tablet fits the pc layout into its screen, and nothing else', () => {
  const visit = { isCrowded: true };
  expect(enter('/activity/', visit).viewport).toBe('width=1200');
  expect(enter('/activity/').viewport).toBeUndefined();
  expect(enter('/m/activity/', { ...visit, choice: 'm' }).viewport).toBeUndefined();
  expect(enter('/terms/', visit).viewport).toBeUndefined();
});

test('a choice wins over the width', () => {
  expect(enter('/activity/', { choice: 'm' }).to).toBe('/m/activity/');
  expect(enter('/activity/', { choice: 'pc', isNarrow: true }).to).toBeUndefined();
});

test('a page without a twin stays', () => {
  expect(enter('/terms/', { isNarrow: true }).to).toBeUndefined();
});

test('the language of the cookie leads on from the home page alone', () => {
  expect(enter('/', { cookie: 'a=b; lang=ja' }).to).toBe('/ja/');
  expect(enter('/activity/', { cookie: 'lang=ja' }).to).toBeUndefined();
});

test('the query that a visit began with goes on, from the link that led here and from the tab', () => {
  expect(
    enter('/activity/?x=1', {
      referrer: 'https://www.example.com/?channel=a',
      visit: 'track_id=t',
    }),
  ).toMatchObject({
    to: undefined,
    query: '?track_id=t&channel=a&x=1',
    kept: 'track_id=t&channel=a',
  });
  expect(
    enter('/activity/', { referrer: 'https://elsewhere.example/?channel=a' }).query,
  ).toBeUndefined();
});

test.each([
  ['/game-library/search/', '?channel=a'],
  ['/en/game-library/search/?searchValue=b', '?channel=a&searchValue=b'],
  ['/game-library/search', '?channel=a'],
  ['/activity/', '?searchValue=x&channel=a'],
])('a search that was emptied or changed does not come back on %s', (address, query) => {
  const referrer = 'https://www.example.com/game-library/search/?searchValue=x&channel=a';
  expect(enter(address, { referrer }).query).toBe(query);
});

test('where storage and cookies are forbidden the width alone decides', () => {
  expect(enter('/activity/', { isForbidden: true, isNarrow: true }).to).toBe('/m/activity/');
  expect(enter('/activity/', { isForbidden: true, referrer: 'no address' }).to).toBeUndefined();
});
