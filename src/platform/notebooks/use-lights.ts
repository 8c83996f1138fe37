import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import type { NotebookRoot } from '../../contract/notebooks';
import { lightsOn } from '../../notebook/lights';
import { useIdle } from '../loading/use-idle';
import { readNotebookRoot } from './read-notebook';
import { useLocalDay } from './use-calendar-day';

const NONE: ReadonlySet<string> = new Set();

/**
 * Says whose light is on today among those who can be seen, once the browser has been idle. Nobody’s where the file does not
 * come: it is no loss that anybody has to be told of.
 */
export function useLights(locale: Locale, ids: readonly string[]): ReadonlySet<string> {
  const day = useLocalDay();
  const isIdle = useIdle();
  const [root, setRoot] = useState<NotebookRoot>();
  useEffect(() => {
    if (!isIdle) return undefined;
    let isOver = false;
    readNotebookRoot(locale).then(
      (read) => {
        if (!isOver) setRoot(read);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isIdle, locale]);
  return root && day !== undefined ? lightsOn(root, ids, day) : NONE;
}
