import {
  Children,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { motionWelcome } from '../theme/theme';
import { CarouselControls } from './carousel-controls';
import type { CarouselApi } from './carousel.lazy';
import { isSame, measure, slidesOf, type CarouselState } from './carousel-state';
import { useLazy } from '../platform/loading/use-lazy';

interface Props {
  label: string;
  /** Slides, each an element. */
  children: ReactNode;
  /** Width of a slide as CSS takes it; unless it is given, one slide fills the row and each has a dot. */
  slideWidth?: string;
}

function load() {
  return import('./carousel.lazy');
}

const carouselStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const viewportStyle = {
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 'large',
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'large' },
  [motionWelcome]: { scrollBehavior: 'smooth' },
  '&[data-drag]': { overflow: 'hidden', scrollSnapType: 'none', cursor: 'grab' },
  '&[data-drag]:active': { cursor: 'grabbing' },
} satisfies ThemeUIStyleObject;

const rowStyle = {
  display: 'flex',
  gap: 4,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const slideStyle = {
  flex: '0 0 auto',
  minWidth: 0,
  maxWidth: '100%',
  scrollSnapAlign: 'start',
} satisfies ThemeUIStyleObject;

/**
 * A row of slides. The browser scrolls it and snaps, with or without a script; fingers need no more. A mouse
 * that comes near fetches what makes it draggable, which then takes over.
 */
export function Carousel({ label, children, slideWidth }: Props) {
  const t = useStrings('common');
  const viewport = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CarouselState>();
  const [api, setApi] = useState<CarouselApi>();
  const { code, loadNow } = useLazy(load, { when: false });
  const slides = Children.toArray(children);

  useEffect(() => {
    const node = viewport.current;
    if (!node || api) return undefined;
    const update = (): void => {
      const next = measure(node);
      setState((last) => (last && isSame(last, next) ? last : next));
    };
    update();
    node.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      node.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [api, slides.length]);

  const go = (index: number): void => {
    const node = viewport.current;
    const all = node ? slidesOf(node) : [];
    const slide = all[index];
    if (api) api.go(index);
    else if (slide) node?.scrollTo({ left: slide.offsetLeft - (all[0]?.offsetLeft ?? 0) });
  };

  const wish = {
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse' && slides.length > 1) loadNow();
    },
  };
  /** The row itself can have the focus, as slides may hold nothing that can. */
  const reach = {
    tabIndex: 0,
    onKeyDown: (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || !state || event.target !== event.currentTarget) return;
      event.preventDefault();
      if (step > 0 ? state.hasNext : state.hasPrevious) go(state.index + step);
    },
  };

  return (
    <div role="group" aria-label={label} {...wish} sx={carouselStyle}>
      <div ref={viewport} data-drag={api ? '' : undefined} {...reach} sx={viewportStyle}>
        <ul sx={rowStyle}>
          {slides.map((slide, index) => (
            <li
              key={index}
              aria-label={t('item-of', { item: index + 1, count: slides.length })}
              sx={slideStyle}
              style={{ width: slideWidth ?? '100%' }}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          state={state}
          dots={slideWidth === undefined ? slides.length : 0}
          go={go}
        />
      )}
      {code && (
        <code.DraggableCarousel
          viewport={viewport}
          start={state?.index ?? 0}
          onReady={setApi}
          onMove={setState}
        />
      )}
    </div>
  );
}
