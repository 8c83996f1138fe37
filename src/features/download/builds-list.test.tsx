import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { setWebId } from '../../platform/consent/analytics';
import { readReportedVisits } from './ad-report.lazy';
import { click, link, startDownloadsKit } from './testing/downloads-page';
import { browsers } from './testing/user-agents';

const kit = startDownloadsKit();
const HEX_OF_ID = '39303731393235343734303939';
const HEX = '39303037313939323534373430393933';

function userAgentOf(name: string): string {
  return browsers.find(([each]) => each === name)![1];
}
function visitWith(name: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgentOf(name));
}
function names() {
  return screen.getAllByRole('link').map((each) => each.textContent);
}
function adReport(client_ip: string) {
  return {
    conv_time: 0,
    idfa: '',
    client_ip,
    model: '',
    ua: navigator.userAgent,
    oaid: '',
    updatetime: 0,
    boottime: 0,
    report_from: 'test-site',
    ua_xy: navigator.userAgent,
  };
}
function eventOf(url: string) {
  return {
    name: 'official_website_events',
    params: { event_name: 'download_pc', url },
  };
}

describe('the list', () => {
  it('is plain links in the HTML of the server, which hydration takes over as they are', async () => {
    window.history.replaceState(null, '', '/');
    const html = renderToString(kit.view());
    expect(html).toContain('href="https://dl.example/youban-official-website.exe"');
    expect(html).toContain('href="https://dl.example/youban-official-website.apk"');
    window.history.replaceState(null, '', '/?channel=bili-7');
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const hydrated = await act(() => hydrateRoot(root, kit.view()));
    // eslint-disable-next-line no-console -- Where React tells of a mismatch.
    expect(console.error).not.toHaveBeenCalled();
    expect(link(/电脑版/)).toHaveAttribute('href', 'https://dl.example/youban-bili-7.exe');
    act(() => {
      hydrated.unmount();
    });
    root.remove();
  });

  it('writes a channel as an address takes it', () => {
    kit.show('/?channel=<小红书>');
    expect(link(/AMD/)).toHaveAttribute(
      'href',
      'https://dl.example/amd?from=%3C%E5%B0%8F%E7%BA%A2%E4%B9%A6%3E',
    );
  });

  it('brings the web id into a link that is copied or opened by a middle click', () => {
    setWebId({ status: 'known', id: '9071925474099' });
    kit.show('/?channel=a');
    fireEvent.pointerDown(link(/电脑版/), { button: 1 });
    expect(link(/电脑版/)).toHaveAttribute('href', `https://dl.example/youban-a-${HEX_OF_ID}.exe`);
  });

  it.each([
    ['/', 'Chrome on Windows', /^下载电脑版/, /看起来你用的是 Windows/],
    ['/', 'an Android tablet', /^下载手机版/, /看起来你用的是安卓/],
    ['/m/', 'Chrome on Windows', /^下载电脑版/, /看起来你用的是 Windows/],
    ['/', 'Safari on a Mac', /^下载电脑版/, /还没有 Mac 版/],
  ])('on %s, with %s, says what fits once it is near', async (address, name, first, note) => {
    visitWith(name);
    kit.show(address);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await kit.comesNear();
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(names()).toHaveLength(4);
    expect(names()[0]).toMatch(first);
  });

  it('shows one row on a phone and folds the others', async () => {
    visitWith('an Android tablet');
    kit.show('/m/');
    await kit.comesNear();
    const [first, ...others] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName(/^下载手机版/);
    expect(first?.closest('details')).toBeNull();
    expect(others).toHaveLength(3);
    for (const other of others) expect(other.closest('details')).toHaveProperty('open', false);
  });

  describe('on an iPhone, which none runs on', () => {
    const address = 'http://localhost/?channel=a#app';
    const open = async () => {
      visitWith('an iPhone');
      kit.show('/m/?searchValue=%E5%8D%A1&channel=a');
      await kit.comesNear();
      expect(await screen.findByText(/还没有 iPhone 和 iPad 版/)).toBeInTheDocument();
      const send = await screen.findByRole('button', { name: /发到我的电脑/ });
      for (const each of screen.getAllByRole('link')) {
        expect(each.closest('details')).not.toBeNull();
      }
      return send;
    };
    const give = (tools: object) => {
      for (const [name, value] of Object.entries(tools)) {
        Object.defineProperty(navigator, name, { value, configurable: true });
      }
    };
    afterEach(() => {
      for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
    });

    it('the address of the downloads goes to the computer by what the phone shares with', async () => {
      const share = jest
        .fn<Promise<void>, [ShareData]>()
        .mockResolvedValueOnce(undefined)
        .mockRejectedValueOnce(new DOMException('left', 'AbortError'));
      give({ share });
      const send = await open();
      await userEvent.click(send);
      await userEvent.click(send);
      expect(share.mock.calls).toEqual([
        [{ title: '游伴', url: address }],
        [{ title: '游伴', url: address }],
      ]);
      expect(screen.queryByText(/复制/)).toHaveTextContent(/^分享下载页，或者复制地址$/);
    });

    it('and where it cannot share it is copied, or shown', async () => {
      const writeText = jest
        .fn<Promise<void>, [string]>()
        .mockResolvedValueOnce(undefined)
        .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
      const send = await open();
      give({ clipboard: { writeText } });
      await userEvent.click(send);
      expect(writeText).toHaveBeenCalledWith(address);
      expect(await screen.findByText(/^复制好了/)).toBeInTheDocument();
      await userEvent.click(send);
      expect(await screen.findByText(new RegExp(`没能自动复制.+#app$`))).toHaveTextContent(address);
    });
  });

  it('leaves a modified click, and pages, to the browser', async () => {
    kit.show('/?channel=a');
    await click(/电脑版/, { ctrlKey: true });
    expect([kit.followed, kit.events]).toEqual([['https://dl.example/youban-a.exe'], []]);
    await click(/AMD/);
    expect(kit.followed[1]).toBe('https://dl.example/amd?from=a');
    await waitFor(() => expect(kit.events).toEqual([eventOf('https://dl.example/amd?from=a')]));
    expect(kit.started).toEqual([]);
  });
});

describe('a download for a desk', () => {
  it.each([
    [{ status: 'known', id: '9007199254740993' }, `https://dl.example/youban-a-${HEX}.exe`],
    [{ status: 'none' }, 'https://dl.example/youban-a.exe'],
  ] as const)('starts at once with %j, and is told of', async (webId, url) => {
    setWebId(webId);
    kit.show('/?channel=a');
    await click(/电脑版/);
    expect(kit.started).toEqual([url]);
    expect(kit.events).toEqual([eventOf(url)]);
    expect(screen.getByRole('status')).toHaveTextContent('下载开始了');
    expect(document.querySelector('a[download]')).toBeNull();
    expect(kit.api.seen).toEqual([]);
  });

  it('is busy while the web id is on its way, takes no second click, and begins without', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    setWebId({ status: 'loading' });
    kit.show();
    await click(/电脑版/);
    await click(/电脑版/);
    await act(() => jest.advanceTimersByTimeAsync(2499));
    expect(link(/电脑版/)).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('正在准备下载');
    expect([kit.started, kit.events]).toEqual([[], []]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(kit.started).toEqual(['https://dl.example/youban-official-website.exe']);
    expect(link(/电脑版/)).toHaveAttribute('aria-busy', 'false');
    jest.useRealTimers();
  });

  it('gives way to another build that is wanted instead', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    setWebId({ status: 'loading' });
    kit.show();
    await click(/电脑版/);
    await click(/手机版/);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(kit.started).toHaveLength(1);
    expect(kit.started[0]).toMatch(/\.apk$/);
    jest.useRealTimers();
  });

  it.each(['a link of the site', 'an address elsewhere'])(
    'does not start when the page was left by %s meanwhile',
    async (way) => {
      jest.useFakeTimers({ doNotFake: ['nextTick'] });
      setWebId({ status: 'loading' });
      const page = kit.show();
      await click(/电脑版/);
      if (way === 'a link of the site') page.unmount();
      else window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect([kit.started, kit.events]).toEqual([[], []]);
      jest.useRealTimers();
    },
  );

  it('is reported to where a visit with a track id came from', async () => {
    kit.show('/?channel=a&track_id=pbaes.X%2Fy');
    await click(/电脑版/);
    await waitFor(() =>
      expect(kit.reports('bilibili_pc_ad_report')).toEqual([
        { ...adReport('203.0.113.7'), track_id: 'pbaes.X/y' },
      ]),
    );
  });

  it('is not reported with a track id that the contract refuses', async () => {
    kit.show('/?track_id=');
    await click(/电脑版/);
    expect(kit.started).toHaveLength(1);
    await act(kit.api.settle);
    expect(kit.api.seen).toEqual([]);
  });
});

describe('a download for a phone', () => {
  it.each([
    [{ ip: '203.0.113.7' }, '203.0.113.7'],
    [{ ip: 7 }, ''],
  ])('starts and is told of, whatever the IP lookup says: %j', async (answer, ip) => {
    kit.ip = answer;
    kit.show('/?channel=a');
    await click(/手机版/);
    expect(kit.started).toEqual(['https://dl.example/youban-a.apk']);
    expect(kit.events).toEqual([{ name: 'download_mobile', params: {} }]);
    await waitFor(() => expect(kit.reports('huoban_ad_report')).toEqual([adReport(ip)]));
    // It is under way until the answer has come: the next visit would be taken for this one.
    await waitFor(() => expect(readReportedVisits()).toEqual(['']));
  });

  it('starts when nothing answers', async () => {
    kit.api.answer((response) => response.destroy());
    kit.show();
    await click(/手机版/);
    expect(kit.started).toHaveLength(1);
    // The lookup and the report, each logged, and nothing more.
    // eslint-disable-next-line no-console -- Where failures are told.
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2));
  });
});
