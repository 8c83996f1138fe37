import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { CarouselState } from './carousel-state';
import { wantsLittleMotion } from './reduced-motion';

/** Moves a row of slides. */
export interface CarouselApi {
  readonly go: (index: number) => void;
}

interface Props {
  viewport: RefObject<HTMLElement>;
  /** The slide that the row stands at when this takes over. */
  start: number;
  onReady: (api: CarouselApi) => void;
  onMove: (state: CarouselState) => void;
}

/** Makes a row draggable: takes it over from the browser's own scrolling, at the slide where it stands. Draws nothing. */
export function DraggableCarousel({ viewport, start, onReady, onMove }: Props) {
  // Where the row stood then: it says 0 as soon as it is scrolled back.
  const [startIndex] = useState(start);
  const [attach, embla] = useEmblaCarousel({ align: 'start', startIndex });

  // Before anything is painted, as scrolling back and moving the row must be seen as one.
  useLayoutEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return undefined;
    const tell = (): void =>
      onMove({
        index: embla.selectedScrollSnap(),
        hasPrevious: embla.canScrollPrev(),
        hasNext: embla.canScrollNext(),
      });
    onReady({ go: (index) => embla.scrollTo(index, wantsLittleMotion()) });
    tell();
    embla.on('select', tell).on('reInit', tell);
    return () => {
      embla.off('select', tell).off('reInit', tell);
    };
  }, [embla, onReady, onMove]);

  return null;
}
