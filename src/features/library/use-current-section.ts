import { useEffect, useState } from 'react';

/** Root margin: a section is current while its heading is in the upper third of the window, below the header. */
const READING_LINE = '-128px 0px -65% 0px';

/**
 * The id of the heading of the current section; undefined above the first one and until hydration.
 * @param ids the headings' ids in the order of the page, joined by blanks
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const order = ids.split(' ');
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? '';
          if (isIntersecting) seen.add(id);
          else seen.delete(id);
        }
        const first = order.find((id) => seen.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of order) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [ids]);
  return current;
}
