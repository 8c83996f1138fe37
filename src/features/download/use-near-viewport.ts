import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport that counts as near, in CSS pixels. */
const NEAR_PX = 200;

/** True once an element has come near the viewport, so that its code can be loaded. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
