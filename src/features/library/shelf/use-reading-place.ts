import { useEffect } from 'react';
import { READING_LINE_PX, sectionAbove } from '../use-current-section';
import { rememberPlace, type ReadingEntry } from './reading-record';

/** A game or role as its page names it. */
export type ShownItem = Pick<ReadingEntry, 'kind' | 'id' | 'name' | 'lang'>;

/**
 * The game or role of the page: by its kind and id, with its name and the language of that from the heading.
 * @returns undefined where the page shows none
 */
export function shownItem(reads: string): ShownItem | undefined {
  const [kind, id = ''] = reads.split(' ');
  const heading = document.querySelector<HTMLElement>('main h1');
  if ((kind !== 'game' && kind !== 'role') || id === '' || !heading) return undefined;
  const name = heading.textContent.trim();
  return { kind, id, name, lang: heading.lang || document.documentElement.lang };
}

/** Above this section nobody has begun to read. */
const FIRST_SECTION = 'introduction';

/** The section behind the texts: here they have been read. */
const LAST_SECTION = 'roles';

/** Notes at which section of a game the reader is, and forgets it at its end. */
export function useReadingPlace(item: ShownItem | undefined): void {
  useEffect(() => {
    if (item?.kind !== 'game') return undefined;
    const sections = Array.from(
      document.querySelectorAll<HTMLElement>('main article section[aria-labelledby]'),
      (element) => ({ id: element.getAttribute('aria-labelledby') ?? '', element }),
    );
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const tops = sections.map(({ id, element }) => ({
        id,
        top: element.getBoundingClientRect().top,
      }));
      const section = sectionAbove(tops, READING_LINE_PX);
      if (section === undefined || section === FIRST_SECTION) return;
      const title = document.getElementById(section)?.textContent.trim() ?? '';
      rememberPlace(item, section === LAST_SECTION ? undefined : { section, title });
    };
    // Once a frame, however many events there are.
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [item]);
}
