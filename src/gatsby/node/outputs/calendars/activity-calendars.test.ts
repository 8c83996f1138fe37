import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../../config/locales';
import { tempFolder } from '../../../../testing/temp-folder';
import type { Activity } from '../../sources/model';
import { activityCalendars, writeActivityCalendars } from './activity-calendars';

const activity: Activity = {
  id: 'act-tea',
  texts: { title: '茶会', summary: '一壶接一壶。', body: '' },
  translations: { en: { title: 'Tea' } },
  pictureTexts: [],
  cover: 'https://example.com/c.webp',
  startAt: '2026-12-01T14:00:00Z',
  endAt: '2026-12-01T18:00:00Z',
};

const calendars = activityCalendars(activity, {
  siteUrl: 'https://example.com',
  locales: LOCALES,
});

function exists(...parts: string[]): Promise<boolean> {
  return access(path.join(...parts)).then(
    () => true,
    () => false,
  );
}

describe('writeActivityCalendars', () => {
  test('writes a file per activity and language, what is not translated in Chinese', async () => {
    const publicDir = tempFolder();
    const written = await writeActivityCalendars(calendars, publicDir);
    expect(written).toEqual([
      '/activity/act-tea.ics',
      '/en/activity/act-tea.ics',
      '/ja/activity/act-tea.ics',
    ]);
    const text = await readFile(path.join(publicDir, 'en/activity/act-tea.ics'), 'utf8');
    expect(text).toContain('UID:act-tea@example.com\r\n');
    expect(text).toContain('SUMMARY;LANGUAGE=en:Tea\r\n');
    expect(text).toContain('一壶接一壶。');
    expect(text).toContain('URL:https://example.com/en/activity/#act-tea\r\n');
  });

  test('a build of one language writes its calendars alone', () => {
    const [zh, en] = calendars;
    const build = { siteUrl: 'https://example.com', locales: ['en'] } as const;
    expect(zh?.address).toBe('/activity/act-tea.ics');
    expect(activityCalendars(activity, build)).toEqual([en]);
  });

  test('removes the files of activities that are gone, and nothing else', async () => {
    const publicDir = tempFolder({
      'activity/act-old.ics': 'x',
      'ja/activity/act-old.ics': 'x',
      'activity/index.html': 'x',
      'notes.ics': 'x',
    });
    await writeActivityCalendars(calendars, publicDir);
    expect(await exists(publicDir, 'activity/act-old.ics')).toBe(false);
    expect(await exists(publicDir, 'ja/activity/act-old.ics')).toBe(false);
    expect(await exists(publicDir, 'activity/index.html')).toBe(true);
    expect(await exists(publicDir, 'notes.ics')).toBe(true);
  });
});
