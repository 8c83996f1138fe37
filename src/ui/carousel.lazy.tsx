import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { CarouselState } from './carousel-state';
import { wantsLittleMotion } from './reduced-motion';

/** Moves a row of slides. */
export interface Engine {
  readonly go: (index: number) => void;
}

interface Props {
  viewport: RefObject<HTMLElement>;
  /** The slide that the row stands at when this takes over. */
  start: number;
  onReady: (engine: Engine) => void;
  onMove: (state: CarouselState) => void;
}

/** Takes a row over from the browser's own scrolling, at the slide where it stands. */
export function CarouselEngine({ viewport, start, onReady, onMove }: Props) {
  // Where the row stood then: it says 0 as soon as it is scrolled back.
  const [startIndex] = useState(start);
  const [attach, api] = useEmblaCarousel({ align: 'start', startIndex });

  // Before anything is painted, as scrolling back and moving the row must be seen as one.
  useLayoutEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return undefined;
    const tell = (): void =>
      onMove({
        index: api.selectedScrollSnap(),
        hasPrevious: api.canScrollPrev(),
        hasNext: api.canScrollNext(),
      });
    onReady({ go: (index) => api.scrollTo(index, wantsLittleMotion()) });
    tell();
    api.on('select', tell).on('reInit', tell);
    return () => {
      api.off('select', tell).off('reInit', tell);
    };
  }, [api, onReady, onMove]);

  return null;
}
