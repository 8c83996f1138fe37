import { useEffect, useState, type RefObject } from 'react';

/** So near a part of the page counts as near, in CSS pixels. */
const NEAR_PX = 200;

/** Whether a part of the page has been near the window, so that what it needs may come. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${String(NEAR_PX)}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [place, isNear]);
  return isNear;
}
