import { expect, test, type Locator, type Page } from '@playwright/test';
import { activityOf, builtActivities, type BuiltActivity } from '../activities';
import { screenOf } from '../home-screens';
import { watchProblems } from '../page-monitor';

const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;

const STATES = /即将开始|进行中|已结束|往期/;

/** The activity with the longest time to its start, as seen before all of them. */
function lastToBegin(activities: readonly BuiltActivity[]): BuiltActivity {
  return activities.reduce((one, other) => (other.startAt > one.startAt ? other : one));
}

function latestEnd(activities: readonly BuiltActivity[]): number {
  return Math.max(...activities.map(({ endAt }) => endAt));
}

/** The activities that are not over, as a list. */
function currentOf(page: Page): Locator {
  return page.getByRole('list', { name: '全部活动' });
}

function detailsOf(page: Page, activity: BuiltActivity): Locator {
  // Behind them the picture may be described.
  return activityOf(page, activity).locator('details').first();
}

for (const prefix of ['', '/en', '/ja']) {
  test(`${prefix}/activity/ has a calendar file of each activity`, async ({ request }) => {
    const html = await (await request.get(`${prefix}/activity/`)).text();
    const files = Array.from(html.matchAll(/href="([^"]+\.ics)"/g), ([, file]) => file!);
    const activities = await builtActivities(request);
    expect(files).toEqual(activities.map(({ id }) => `${prefix}/activity/${id}.ics`));
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await response.text()).toMatch(
        /^BEGIN:VCALENDAR\r\n[^]*SUMMARY[^]*END:VCALENDAR\r\n$/,
      );
    }
  });
}

test('each state follows from the visitor’s clock', async ({ page, request }) => {
  const check = watchProblems(page);
  const activities = await builtActivities(request);
  const activity = lastToBegin(activities);
  const card = activityOf(page, activity);

  await page.clock.setFixedTime(activity.startAt - 3 * DAY_MS - 5 * MINUTE);
  await page.goto('/activity/');
  await expect(card.getByText('即将开始')).toBeVisible();
  await expect(card.getByRole('timer', { name: '距离开始' })).toHaveText(
    /^3\s*天\s*00\s*小时\s*05/,
  );

  await page.clock.setFixedTime(activity.startAt);
  await page.reload();
  await expect(card.getByText('进行中')).toBeVisible();
  await expect(card.getByRole('timer')).toHaveCount(0);

  await page.clock.setFixedTime(activity.endAt);
  await page.reload();
  const past = page.getByRole('region', { name: '往期活动' });
  await expect(past.getByRole('heading', { name: activity.title })).toBeVisible();
  await expect(currentOf(page).getByRole('heading', { name: activity.title })).toHaveCount(0);
  check();
});

test('an activity that is watched counts down, starts, and ends in its place', async ({
  page,
  request,
}) => {
  const activity = lastToBegin(await builtActivities(request));
  const card = activityOf(page, activity);
  await page.clock.install({ time: activity.startAt - 30 * MINUTE });
  await page.goto('/activity/');
  await expect(card.getByRole('timer')).toContainText(/00\s*小时\s*29/);
  await page.clock.fastForward(20 * MINUTE);
  await expect(card.getByRole('timer')).toContainText(/00\s*小时\s*09/);
  await page.clock.fastForward(11 * MINUTE);
  await expect(card.getByText('进行中')).toBeVisible();
  await expect(card.getByRole('timer')).toHaveCount(0);
  await page.clock.fastForward(activity.endAt - activity.startAt);
  await expect(card.getByText('已结束')).toBeVisible();
  await expect(currentOf(page).getByRole('heading', { name: activity.title })).toBeVisible();
});

test('a page that was built long ago shows nothing as current', async ({ page, request }) => {
  const activities = await builtActivities(request);
  await page.clock.setFixedTime(latestEnd(activities) + 30 * DAY_MS);
  await page.goto('/activity/');
  const past = page.getByRole('region', { name: '往期活动' });
  await expect(past.getByRole('article')).toHaveCount(activities.length);
  await expect(page.getByText('眼下没有活动')).toBeVisible();
  await expect(page.getByRole('main').getByText(/即将开始|进行中/)).toHaveCount(0);
});

test('the fragment of an activity opens its details, of one that is over too', async ({
  page,
  request,
}) => {
  const activities = await builtActivities(request);
  const [first, second] = activities;
  await page.clock.setFixedTime(Math.min(first!.endAt, second!.endAt) - 1);
  await page.goto(`/activity/#${first!.id}`);
  await expect(detailsOf(page, first!)).toHaveAttribute('open');
  await expect(detailsOf(page, second!)).not.toHaveAttribute('open');
  await activityOf(page, second!).getByRole('link', { name: second!.title, exact: true }).click();
  await expect(page).toHaveURL(`/activity/#${second!.id}`);
  await expect(detailsOf(page, second!)).toHaveAttribute('open');
  await detailsOf(page, second!).locator('summary').click();
  await expect(detailsOf(page, second!)).not.toHaveAttribute('open');
  await activityOf(page, second!).getByRole('link', { name: second!.title, exact: true }).click();
  await expect(detailsOf(page, second!)).toHaveAttribute('open');

  await page.clock.setFixedTime(latestEnd(activities));
  await page.reload();
  await expect(page.getByRole('region', { name: '往期活动' })).toBeVisible();
  await expect(detailsOf(page, second!)).toHaveAttribute('open');
  await expect(activityOf(page, second!).getByRole('heading').first()).toBeInViewport();
});

for (const { timeZone, isSame } of [
  { timeZone: 'America/New_York', isSame: false },
  { timeZone: 'Asia/Shanghai', isSame: true },
]) {
  test.describe(`a visitor in ${timeZone}`, () => {
    test.use({ timezoneId: timeZone });

    test(isSame ? 'sees one time' : 'sees both times', async ({ page, request }) => {
      const activity = lastToBegin(await builtActivities(request));
      await page.clock.setFixedTime(activity.startAt);
      await page.goto('/activity/');
      const card = activityOf(page, activity);
      const row = (term: string): Locator =>
        card.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
      const startIn = (zone: string): string =>
        new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
          .format(activity.startAt)
          .replace(/^0/, '');
      await expect(card.getByText('进行中')).toBeVisible();
      await expect(row('北京时间')).toContainText(` ${startIn('Asia/Shanghai')} `);
      await expect(row('你的时间')).toHaveCount(isSame ? 0 : 1);
      if (!isSame) await expect(row('你的时间')).toContainText(` ${startIn(timeZone)} `);
    });
  });
}

test('the home page shows first what is on, and after that what begins next', async ({
  page,
  request,
}) => {
  const activities = await builtActivities(request);
  const activity = lastToBegin(activities);
  const tickets = screenOf(page, 'activities').getByRole('article');
  // Windows that are less high show three.
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.clock.setFixedTime(activity.startAt);
  await page.goto('/');
  await expect(tickets.first()).toContainText('进行中');

  await page.clock.setFixedTime(0);
  await page.reload();
  await expect(tickets.getByText('即将开始')).toHaveCount(4);
  const starts = await tickets
    .locator('time:first-of-type')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(starts).toEqual([...starts].sort());

  await page.clock.setFixedTime(latestEnd(activities));
  await page.reload();
  await expect(tickets.getByText('已结束')).toHaveCount(4);
  await expect(tickets.getByText(/即将开始|进行中/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are dates and no states, and details open', async ({ page, request }) => {
    const activities = await builtActivities(request);
    await page.goto('/activity/');
    const main = page.getByRole('main');
    await expect(main.getByText('北京时间', { exact: true })).toHaveCount(activities.length);
    await expect(main.getByText('你的时间')).toHaveCount(0);
    await expect(main.getByText(STATES)).toHaveCount(0);
    const details = main.locator('details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    for (const address of ['/', '/m/']) {
      await page.goto(address);
      const tickets = screenOf(page, 'activities');
      await expect(tickets.locator('time').first()).toBeVisible();
      await expect(tickets.getByText(STATES)).toHaveCount(0);
    }
  });
});
