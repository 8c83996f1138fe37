import { useEffect, useState } from 'react';

/**
 * The line at which a section counts as read, in pixels below the upper edge: a little below where a link of the
 * contents leads.
 */
export const READING_LINE_PX = 160;

/** Finds the last section that begins above the line; undefined above the first one. */
export function sectionAbove(
  sections: readonly { readonly id: string; readonly top: number }[],
  line: number,
): string | undefined {
  return sections.findLast(({ top }) => top <= line)?.id;
}

/**
 * Gives the id of the heading of the current section; undefined above the first one and until hydration.
 * @param ids the headings' ids in the order of the page, joined by blanks
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => {
      const heading = document.getElementById(id);
      return heading ? [{ id, element: heading.closest('section') ?? heading }] : [];
    });
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const tops = sections.map(({ id, element }) => ({
        id,
        top: element.getBoundingClientRect().top,
      }));
      setCurrent(sectionAbove(tops, READING_LINE_PX));
    };
    // Once a frame, however many events there are.
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    // The scrolling of a jump within the page is kept from all listeners (`scroll-restoration.ts`).
    window.addEventListener('hashchange', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}
