import { act, fireEvent, waitFor } from '@testing-library/react';
import { useConsent } from '../../platform/consent/consent';
import { click, link, SDK_URL, startDownloadsKit } from './testing/downloads-page';

const kit = startDownloadsKit();
const AD = '/m/?track_id=pbaes.X';

function sent(): string[] {
  return kit.api.seen.map(({ url }) => url);
}

test('who declined is reported to nobody, and the download starts all the same', async () => {
  useConsent.setState({ choice: 'declined' });
  kit.show(AD);
  await click(/手机版/);
  await click(/电脑版/);
  await click(/AMD/);
  await act(kit.api.settle);
  expect(kit.started).toHaveLength(2);
  expect(sent()).toEqual([]);
  expect(document.querySelector(`script[src="${SDK_URL}"]`)).toBeNull();
});

test('a visit is reported once, by the build that was taken first', async () => {
  kit.show('/?track_id=pbaes.X');
  await click(/电脑版/);
  await click(/手机版/);
  await waitFor(() => expect(kit.reports('bilibili_pc_ad_report')).toHaveLength(1));
  await click(/电脑版/);
  await act(kit.api.settle);
  expect(kit.reports('bilibili_pc_ad_report')).toHaveLength(1);
  expect(kit.reports('huoban_ad_report')).toEqual([]);
});

test('a report that did not arrive may be sent with the next click', async () => {
  kit.api.answer((response) => response.destroy());
  kit.show('/?track_id=pbaes.X');
  await click(/电脑版/);
  await waitFor(() => expect(kit.reports('bilibili_pc_ad_report')).toHaveLength(1));
  await act(kit.api.settle);
  await click(/电脑版/);
  await waitFor(() => expect(kit.reports('bilibili_pc_ad_report')).toHaveLength(2));
});

test('the address is asked for as soon as the pointer is down', async () => {
  kit.show('/?track_id=pbaes.X');
  fireEvent.pointerDown(link(/电脑版/));
  await waitFor(() => expect(sent()).toEqual(['/ip']));
  await click(/电脑版/);
  await waitFor(() =>
    expect(kit.reports('bilibili_pc_ad_report')).toMatchObject([{ client_ip: '203.0.113.7' }]),
  );
  expect(sent()).toHaveLength(2);
});

test('no address is asked for where nothing will be reported', async () => {
  kit.show('/');
  fireEvent.pointerDown(link(/电脑版/));
  await act(kit.api.settle);
  expect(sent()).toEqual([]);
});

test('a report arrives also when the page is left', async () => {
  const fetched = jest.spyOn(window, 'fetch');
  kit.show('/?track_id=pbaes.X');
  await click(/电脑版/);
  await waitFor(() => expect(kit.reports('bilibili_pc_ad_report')).toHaveLength(1));
  expect(fetched).toHaveBeenCalledWith(
    expect.stringContaining('bilibili_pc_ad_report'),
    expect.objectContaining({ keepalive: true }),
  );
});
