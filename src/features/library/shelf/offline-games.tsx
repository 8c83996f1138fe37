import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { askWorker } from '../../../platform/offline/ask-worker';
import type { OfflineAnswer } from '../../../platform/offline/messages';
import { href, matchRoute, type Place } from '../../../routes';
import { quietButtonStyle } from '../../../ui/button-style';
import { useReadingRecord, type ReadingEntry } from './reading-record';

/** Games and characters that are kept at the most: the worker's bound has room for pages that are read besides. */
const MOST = 40;

const partStyle = { marginTop: 7 } satisfies ThemeUIStyleObject;

const lineStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 3,
} satisfies ThemeUIStyleObject;

/** Paths to keep: the favourites, the shelf that leads to them, and the search for names. */
function wantedPaths(favourites: readonly ReadingEntry[], place: Place): string[] {
  return [
    ...favourites.slice(0, MOST).map(({ kind, id }) => href(kind, { id }, place)),
    href('shelf', {}, place),
    href('search', {}, place),
  ];
}

/** How many games and characters are among paths: shelf and search come along with them. */
function countItems(paths: readonly string[]): number {
  return paths.filter((path) => ['game', 'role'].includes(matchRoute(path)?.name ?? '')).length;
}

function inMegabytes(bytes: number, language: string): string {
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return size.format(bytes / 1024 / 1024);
}

/** Keeps the favourites for offline, says how much room that takes, and removes them. */
export function OfflineGames() {
  const t = useStrings('reading');
  const place = usePlace();
  const favourites = useReadingRecord(({ record }) => record.favourites);
  const [answer, setAnswer] = useState<OfflineAnswer>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void askWorker({ task: 'list' }).then(setAnswer);
  }, []);
  // Without a worker, as in private windows, there is nothing to offer.
  if (!answer) return null;
  const kept = answer.kept ?? [];
  const count = countItems(kept);
  const act = async (task: 'keep' | 'remove'): Promise<void> => {
    setBusy(true);
    const paths = task === 'keep' ? wantedPaths(favourites, place) : kept;
    const said = (await askWorker({ task, paths })) ?? { failure: 'failed' as const };
    setAnswer(said.failure ? { ...answer, failure: said.failure } : said);
    setBusy(false);
  };
  return (
    <div sx={partStyle}>
      <p role="status" sx={lineStyle}>
        {isBusy && t('offline-busy')}
        {!isBusy && answer.failure && t(`offline-${answer.failure}`)}
        {!isBusy && !answer.failure && count === 0 && t('offline-about')}
        {!isBusy &&
          !answer.failure &&
          count > 0 &&
          t('offline-kept', { count, size: inMegabytes(answer.bytes ?? 0, place.locale) })}
      </p>
      <div sx={buttonsStyle}>
        {favourites.length > 0 && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void act('keep')}
            sx={quietButtonStyle}
          >
            {t(count === 0 ? 'offline-keep' : 'offline-again')}
          </button>
        )}
        {count > 0 && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void act('remove')}
            sx={quietButtonStyle}
          >
            {t('offline-remove')}
          </button>
        )}
      </div>
    </div>
  );
}
