import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../api-client/testing/render-page';
import { ItemButtonRow } from '../item-button-row';
import { startSiteFiles } from '../testing/site-files';
import { clearRecord, readRecord, rememberVersion, rememberVisit } from './reading-record';
import { ReadingTracker } from './reading-tracker';

const { files, asked } = startSiteFiles();

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const before = '2026-11-01T08:00:00Z';
const now = '2026-11-03T08:00:00Z';

/** Every test has a language of its own, as the file of one is read once. */
function visit(locale: 'zh' | 'en' | 'ja', changedAt = now) {
  return renderPage(
    <>
      <main>
        <div data-over-hero="">
          <header>
            <h1>万灯城</h1>
            <ItemButtonRow kind="game" id="lantern-city" changedAt={changedAt} />
          </header>
        </div>
      </main>
      <ReadingTracker pathname="/game-library/lantern-city/" />
    </>,
    [],
    { locale, variant: 'pc' },
  );
}

const inn = [{ text: 'New character ' }, { text: '三更', role: 'sangeng', foreign: 1 }];
const section = [{ text: 'New section ' }, { text: '“Lanterns”', fragment: 'section-2' }];

beforeEach(() => {
  localStorage.clear();
  clearRecord();
  document.documentElement.lang = 'zh-CN';
});

test('what changed since the last reading is told in the hero, once', async () => {
  files.set('/item-changes/en.json', {
    page: 'Page updated',
    items: { 'game lantern-city': [{ at: Date.parse(now), lines: [section, inn] }] },
  });
  rememberVisit(city);
  rememberVersion(city, Date.parse(before));
  const { unmount } = visit('en');
  const note = within(await screen.findByRole('status'));
  expect(await note.findByText('Since you last read this')).toBeVisible();
  expect(screen.getByRole('banner')).toContainElement(screen.getByRole('status'));
  expect(note.getByRole('link', { name: '“Lanterns”' })).toHaveAttribute('href', '#section-2');
  const role = note.getByRole('link', { name: '三更' });
  expect(role).toHaveAttribute('href', '/en/game-library/role-Info-sangeng/');
  expect(role.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  expect(readRecord().recent).toMatchObject([{ version: Date.parse(now) }]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: /^Save: / })).toHaveFocus();
  unmount();
  visit('en');
  expect(await screen.findByRole('button', { name: /^Save: / })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a first visit, and one to what has stayed as it was, ask for nothing', async () => {
  const { unmount } = visit('zh');
  await screen.findByRole('button', { name: /^收藏：/ });
  await waitFor(() => expect(readRecord().recent).toMatchObject([{ version: Date.parse(now) }]));
  unmount();
  const again = visit('zh');
  await screen.findByRole('button', { name: /^收藏：/ });
  again.unmount();
  // An older build is shown again: it is what is read now.
  visit('zh', before);
  await waitFor(() => expect(readRecord().recent).toMatchObject([{ version: Date.parse(before) }]));
  expect(screen.queryByRole('status')).toBeNull();
  expect(asked).toEqual([]);
});

test('where the changes do not come, nothing is said, and the next visit tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberVisit(city);
  rememberVersion(city, Date.parse(before));
  const { unmount } = visit('ja');
  await screen.findByRole('button', { name: /^お気に入り：/ });
  await waitFor(() => expect(asked).toEqual(['/item-changes/ja.json']));
  expect(readRecord().recent).toMatchObject([{ version: Date.parse(before) }]);
  unmount();
  files.set('/item-changes/ja.json', { page: 'ページを更新', items: {} });
  visit('ja');
  expect(await screen.findByText('ページを更新')).toBeVisible();
  jest.restoreAllMocks();
});
