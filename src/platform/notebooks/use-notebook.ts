import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../config/locales';
import type { Notebook, NotebookEntry } from '../../contract/notebooks';
import { choosePages, type NotebookPage } from '../../notebook/choose-pages';
import { useIdle } from '../loading/use-idle';
import { readNotebook } from './read-notebook';
import { useLocalDay } from './use-calendar-day';

/** Days that a notebook shows: today and the six before. */
const DAYS_SHOWN = 7;

/** An entry with its day. */
export interface DatedEntry extends NotebookEntry {
  readonly day: string;
}

/** Pages of a notebook as a day has them. */
export interface OpenNotebook {
  readonly today: DatedEntry;
  /** The days before, the latest first. */
  readonly before: readonly DatedEntry[];
  /** Older pages that tell how something ended. */
  readonly ended: readonly DatedEntry[];
}

/** A notebook: on its way, open, or not to be had. */
export type NotebookState =
  | { readonly status: 'waiting'; readonly day: string | undefined }
  | { readonly status: 'failed' }
  | { readonly status: 'open'; readonly notebook: OpenNotebook };

function openAt(notebook: Notebook, id: string, day: string): OpenNotebook | undefined {
  const { latest, ended } = choosePages(notebook, id, day, DAYS_SHOWN);
  const withEntry = ({ day: of, at }: NotebookPage): DatedEntry[] =>
    notebook.entries.slice(at, at + 1).map((entry) => ({ ...entry, day: of }));
  const [today, ...before] = latest.flatMap(withEntry);
  return today && { today, before, ended: ended.flatMap(withEntry) };
}

/**
 * Reads a partner's notebook when the browser is idle, and opens it at the visitor's day.
 * @param isWanted false where nobody is to see it
 */
export function useNotebook(locale: Locale, id: string, isWanted = true): NotebookState {
  const day = useLocalDay();
  const isIdle = useIdle();
  const [read, setRead] = useState<{ key: string; notebook: Notebook | undefined }>();
  const key = `${locale} ${id}`;
  useEffect(() => {
    if (!isWanted || !isIdle) return undefined;
    let isOver = false;
    const take = (notebook: Notebook | undefined): void => {
      if (!isOver) setRead({ key, notebook });
    };
    readNotebook(locale, id).then(take, () => take(undefined));
    return () => {
      isOver = true;
    };
  }, [isWanted, isIdle, locale, id, key]);
  const isRead = read?.key === key;
  const notebook = isRead ? read.notebook : undefined;
  const open = useMemo(
    () => (notebook && day !== undefined ? openAt(notebook, id, day) : undefined),
    [notebook, id, day],
  );
  if (isWanted && isRead && !notebook) return { status: 'failed' };
  return isWanted && open ? { status: 'open', notebook: open } : { status: 'waiting', day };
}
