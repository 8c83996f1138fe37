import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inPage, renderPage } from '../../api-client/testing/render-page';
import { ActivityView } from './activity-view';

const cover = {
  src: '/c.webp',
  srcSet: '',
  width: 1280,
  height: 720,
  color: '#000000',
  text: null,
};
function activity(activityId: string, startAt: string, endAt: string) {
  return {
    activityId,
    startAt,
    endAt,
    dates: {
      ...{ from: startAt.slice(0, 10), to: endAt.slice(0, 10), month: '月', day: '日' },
      lastDay: endAt.slice(5, 10),
    },
    link: null,
    cover,
    text: { title: `名 ${activityId}`, summary: '简介', html: '<p>正文</p>', untranslated: [] },
  };
}

const activities = [
  activity('over', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
  activity('on', '2026-11-20T00:00:00Z', '2026-12-01T12:00:05Z'),
  activity('soon', '2026-12-01T12:00:03Z', '2026-12-02T00:00:00Z'),
];

function view(hash = '') {
  return <ActivityView activities={activities} banners={[]} hash={hash} />;
}
function card(id: string) {
  return within(document.getElementById(id)!);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Waits for the code that draws what the clock knows. */
async function settle(): Promise<void> {
  await act(async () => {
    await import('./by-the-clock.lazy');
  });
}

function pass(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('claims no state before it is alive, and gives dates', () => {
  const html = renderToString(inPage(view(), ['activity']));
  expect(html).not.toMatch(/进行中|即将开始|已结束|往期活动/);
  expect(html).toContain('2026-11-20 – 2026-12-01');
  // Who has no script is told that what is over stands among the rest.
  expect(html).toMatch(/<noscript><p[^>]*>办过的也在里面/);
  expect(html).toContain('href="/activity/on.ics"');
});

it('says of a banner that leads to an activity until when that runs', async () => {
  const banner = (bannerId: string, link: string) => ({
    ...{ bannerId, link, image: cover },
    text: { title: `看 ${bannerId}`, untranslated: [] },
  });
  renderPage(
    <ActivityView
      activities={activities}
      banners={[
        banner('1', '/activity/#on'),
        banner('2', '/game-library/on/'),
        banner('3', '/ja/activity/#soon'),
      ]}
      hash=""
    />,
    ['activity'],
  );
  await settle();
  const items = within(screen.getByRole('list', { name: '推荐活动' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '看 1进行中\u00a0· 至12-01',
    '看 2',
    '看 3即将开始',
  ]);
});

it('says of a link whether it leads to a game', () => {
  const links = ['/ja/game-library/star-echo/?a#roles', '/activity/', 'https://a.example/game'];
  const linked = activities.map((each, index) => ({ ...each, link: links[index] ?? null }));
  const html = renderToString(
    inPage(<ActivityView activities={linked} banners={[]} hash="" />, ['activity']),
  );
  expect(html.match(/看看这款游戏|打开页面/g)).toEqual(['看看这款游戏', '打开页面', '打开页面']);
});

it('tells states apart, with what is over at the end', async () => {
  renderPage(view(), ['activity']);
  await settle();
  expect(card('on').getByText('进行中')).toBeInTheDocument();
  expect(card('on').getByText('1 分钟后结束')).toBeInTheDocument();
  expect(card('soon').getByText('即将开始')).toBeInTheDocument();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['on', 'soon', 'over']);
  expect(screen.getByRole('heading', { name: '往期活动' })).toBeInTheDocument();
  expect(screen.getByText('1 场正在进行')).toBeInTheDocument();
});

it('puts what runs first, as the service has it, then what begins next', async () => {
  const [over, on, soon] = activities;
  const later = activity('later', '2026-12-05T00:00:00Z', '2026-12-06T00:00:00Z');
  const brief = activity('brief', '2026-11-30T00:00:00Z', '2026-12-01T12:00:04Z');
  const mixed = [later, over!, soon!, on!, brief];
  renderPage(<ActivityView activities={mixed} banners={[]} hash="" />, ['activity']);
  await settle();
  const order = screen.getAllByRole('article').map(({ id }) => id);
  expect(order).toEqual(['on', 'brief', 'soon', 'later', 'over']);
  expect(card('on').getByText('至12-01')).toBeInTheDocument();
  expect(card('on').queryByText('月')).toBeNull();
  expect(card('soon').getByText('月')).toBeInTheDocument();
});

it('counts down, starts and ends what is watched, each in its place', async () => {
  renderPage(view(), ['activity']);
  await settle();
  const timer = card('soon').getByRole('timer', { name: '距离开始' });
  expect(timer).toHaveTextContent('00小时00分钟03秒');
  pass(1000);
  expect(timer).toHaveTextContent('00小时00分钟02秒');
  pass(2000);
  expect(card('soon').getByText('进行中')).toBeInTheDocument();
  expect(screen.getByText('2 场正在进行')).toBeInTheDocument();
  pass(2000);
  expect(card('on').getByText('已结束')).toBeInTheDocument();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['on', 'soon', 'over']);
});

it('stands still while the page is out of sight, and is right when it comes back', async () => {
  renderPage(view(), ['activity']);
  await settle();
  hide(true);
  pass(2000);
  expect(jest.getTimerCount()).toBe(0);
  expect(card('soon').getByRole('timer')).toHaveTextContent('03秒');
  hide(false);
  expect(card('soon').getByRole('timer')).toHaveTextContent('01秒');
});

it('calls what opens details by the activity that they are of', async () => {
  renderPage(view(), ['activity']);
  const summaries = activities.map(({ activityId: id }) =>
    document.getElementById(id)?.querySelector('summary')?.textContent.trim(),
  );
  expect(summaries).toEqual(activities.map(({ text }) => `活动详情 ${text.title}`));
  await settle();
});

it('describes the picture of an activity to whoever asks, behind its details', async () => {
  const text = { line: '蛋糕', description: '三层。', untranslated: [] };
  const [one] = activities;
  const described = { ...one!, activityId: 'cake', cover: { ...cover, text } };
  renderPage(<ActivityView activities={[described]} banners={[]} hash="" />, ['activity']);
  const cake = card('cake');
  expect(cake.getByRole('img', { name: '蛋糕' })).toHaveAttribute('src', '/c.webp');
  const [about, description] = cake.getAllByRole('group');
  expect(about).toHaveTextContent('正文');
  expect(description).toHaveTextContent('图片描述名 over三层。');
  await settle();
});

it('opens the details of the activity that the address names', async () => {
  const { rerender } = renderPage(view('#over'), ['activity']);
  await settle();
  const details = (id: string) => document.getElementById(id)?.querySelector('details');
  expect(details('over')).toHaveProperty('open', true);
  expect(details('on')).toHaveProperty('open', false);
  rerender(inPage(view('#on'), ['activity']));
  expect(details('on')).toHaveProperty('open', true);
});

it('makes no dates where the clock shows the service’s time, and else when the browser is idle', async () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-480);
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const { unmount } = renderPage(view(), ['activity']);
  await settle();
  pass(10);
  expect(made).not.toHaveBeenCalled();
  unmount();
  offset.mockReturnValue(0);
  renderPage(view(), ['activity']);
  await settle();
  expect(card('on').queryByText('你的时间')).toBeNull();
  expect(made).not.toHaveBeenCalled();
  pass(10);
  expect(card('on').getByText('你的时间')).toBeInTheDocument();
  // The leaf of the calendar has the service's day, as the first of the times beside it.
  expect(card('soon').getByText('月').parentElement).toHaveTextContent(/^月日$/);
  made.mockRestore();
  offset.mockRestore();
});

it('says so when there is nothing', async () => {
  renderPage(<ActivityView activities={[]} banners={[]} hash="#x" />, ['activity']);
  await settle();
  expect(screen.getByText('最近没有活动')).toBeInTheDocument();
});
