import { useEffect, useState } from 'react';
import type { Locale } from '../../../config/locales';
import { askWorker, askWorkerOnceReady } from '../../../platform/offline/ask-worker';
import type { KeptItem, OfflineAnswer } from '../../../platform/offline/messages';
import { href, matchRoute, type Place } from '../../../routes';
import type { ReadingEntry } from './reading-record';

/** A game or character among the kept pages, in one of its languages and variants. */
export interface KeptPage extends KeptItem {
  readonly kind: 'game' | 'role';
  readonly id: string;
  readonly locale: Locale;
}

/** Finds games and characters among kept pages: shelf and search come along with them. */
export function keptGames(items: readonly KeptItem[]): KeptPage[] {
  return items.flatMap((item) => {
    const match = matchRoute(item.path);
    if (match?.name !== 'game' && match?.name !== 'role') return [];
    return [{ ...item, kind: match.name, id: match.params.id ?? '', locale: match.locale }];
  });
}

/** Writes a size in megabytes: the first tenth of one is the least that is said. */
export function inMegabytes(bytes: number, language: string): string {
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return size.format(Math.max(bytes / 1024 / 1024, 0.1));
}

/** State of what is kept on this device, and what changes it. */
export interface KeptPages {
  readonly kept: readonly KeptItem[];
  /** Size of all that is kept, with pages that were only read, in bytes. */
  readonly bytes: number;
  /** The reason why the last change has failed. */
  readonly failure: OfflineAnswer['failure'];
  readonly isBusy: boolean;
  /** Keeps games and characters, with the shelf that leads to them and the search for names; answers what has failed. */
  readonly keep: (
    items: readonly Pick<ReadingEntry, 'kind' | 'id'>[],
  ) => Promise<OfflineAnswer | undefined>;
  /** Removes pages, and with the last game or character also what came along. */
  readonly remove: (paths: readonly string[]) => Promise<OfflineAnswer | undefined>;
}

/**
 * Asks the worker what is kept on this device.
 * @returns undefined where there is no worker, as in private windows, or it can keep nothing
 */
export function useKeptPages(place: Place): KeptPages | undefined {
  const [answer, setAnswer] = useState<OfflineAnswer>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void askWorkerOnceReady({ task: 'list' }).then(setAnswer);
  }, []);
  const { kept, bytes = 0, failure } = answer ?? {};
  if (!kept) return undefined;
  const act = async (
    task: 'keep' | 'remove',
    paths: string[],
  ): Promise<OfflineAnswer | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    const said = (await askWorker({ task, paths })) ?? { failure: 'failed' as const };
    setAnswer(said.failure ? { ...answer, failure: said.failure } : said);
    setBusy(false);
    return said;
  };
  return {
    ...{ kept, bytes, failure, isBusy },
    keep: (items) =>
      act('keep', [
        ...items.map(({ kind, id }) => href(kind, { id }, place)),
        href('shelf', {}, place),
        href('search', {}, place),
      ]),
    remove: (paths) => {
      const isLast = keptGames(kept).every(({ path }) => paths.includes(path));
      return act('remove', isLast ? kept.map(({ path }) => path) : [...paths]);
    },
  };
}
