import { act, fireEvent, render, screen } from '@testing-library/react';
import { setWebId, startTracking, type AnalyticsEvent } from '../../../platform/consent/analytics';
import { useConsent } from '../../../platform/consent/consent';
import { send, startFakeApi, type FakeApi } from '../../../api-client/testing/fake-api';
import { inPage } from '../../../api-client/testing/render-page';
import { browserEnv } from '../../../config/browser-env';
import { placePath } from '../../../routes';

export const SDK_URL = 'https://sdk.example/open-install.js';
const DOWNLOADS = 'https://dl.example';

interface Kit {
  api: FakeApi;
  /** Addresses that a temporary link has started. */
  readonly started: string[];
  /** Addresses of links that the browser was left to follow. */
  readonly followed: string[];
  readonly events: AnalyticsEvent[];
  /** Bodies that went to an endpoint. */
  readonly reports: (path: string) => unknown[];
  /** The reply of the IP lookup. */
  ip: unknown;
  view: () => React.ReactElement;
  /** Shows the list of builds at an address. */
  show: (address?: string) => ReturnType<typeof render>;
  /** The list comes near, and with it what it needs. */
  comesNear: () => Promise<void>;
}

/** The list of builds with everything configured, against an API. To be called once per file, outside of its tests. */
export function startDownloadsKit(): Kit {
  let near: (() => void)[] = [];
  const kit: Kit = {
    api: undefined as never,
    started: [],
    followed: [],
    events: [],
    ip: { ip: '203.0.113.7' },
    reports: (path) =>
      kit.api.seen.flatMap(({ url, body }) =>
        url === `/api/utils/${path}` ? [JSON.parse(body) as unknown] : [],
      ),
    view: undefined as never,
    show: (address = '/') => {
      window.history.replaceState(null, '', address);
      return render(kit.view());
    },
    comesNear: async () => {
      await act(async () => {
        for (const come of near) come();
        await import('../download.lazy');
      });
      await act(() => Promise.resolve());
    },
  };
  beforeAll(async () => {
    kit.api = await startFakeApi();
    Object.assign(browserEnv, {
      apiBaseUrl: kit.api.baseUrl,
      ipLookupUrl: `${kit.api.baseUrl}/ip`,
      reportFrom: 'test-site',
      installSdkUrl: SDK_URL,
      installSdkKey: 'key',
      downloadPcUrl: `${DOWNLOADS}/youban-{channel}-webID.exe`,
      downloadAmdUrl: `${DOWNLOADS}/amd?from={channel}`,
      downloadAipcUrl: `${DOWNLOADS}/aipc`,
      downloadMobileUrl: `${DOWNLOADS}/youban-{channel}.apk`,
    });
    // They read their settings when they are loaded.
    const { BuildsList } = await import('../builds-list');
    const { mBuilds, pcBuilds } = await import('../builds');
    await import('../download.lazy');
    await import('../ad-report.lazy');
    kit.view = () => {
      const place = placePath(window.location.pathname);
      const builds = place.variant === 'm' ? mBuilds : pcBuilds;
      return <>{inPage(<BuildsList builds={builds} />, ['download'], place)}</>;
    };
    startTracking((event) => kit.events.push(event));
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      (link.hasAttribute('download') ? kit.started : kit.followed).push(link.href);
      // jsdom goes nowhere.
      event.preventDefault();
    });
  });
  beforeEach(() => {
    near = [];
    sessionStorage.clear();
    useConsent.setState({ choice: undefined });
    for (const list of [kit.started, kit.followed, kit.events, kit.api.seen]) list.length = 0;
    kit.ip = { ip: '203.0.113.7' };
    kit.api.answer((response, { url }) => {
      if (url === '/ip') send(response, kit.ip);
      else send(response, { error_code: 0, error_message: '', payload: {} });
    });
    setWebId({ status: 'none' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    globalThis.IntersectionObserver = class {
      root = null;
      rootMargin = '';
      scrollMargin = '';
      thresholds = [];
      constructor(tell: IntersectionObserverCallback) {
        near.push(() => {
          tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
        });
      }
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
  });
  afterAll(() => kit.api.close());
  return kit;
}

export function link(name: RegExp) {
  return screen.getByRole('link', { name });
}

/** Clicks a link, and lets begin what begins at once. */
export async function click(name: RegExp, keys: MouseEventInit = {}): Promise<void> {
  await act(async () => {
    fireEvent.click(link(name), keys);
    await import('../download.lazy');
  });
  await act(() => new Promise((resolve) => process.nextTick(resolve)));
}
