import { useEffect, useState } from 'react';

/** A section is being read once its head has come this near to the top of the window. */
const READING_LINE = '-128px 0px -65% 0px';

/**
 * Which part of the page is being read, by the id of its heading; undefined above the first one and
 * until the page is alive.
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
