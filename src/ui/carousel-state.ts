/** Where a row of slides stands: the first slide that is seen, and whether there is more on either side. */
export interface CarouselState {
  readonly index: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** The slides of a row, in order. */
export function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return Array.from(viewport.querySelectorAll<HTMLElement>(':scope > ul > li'));
}

/** The state of a row that the browser scrolls. */
export function measure(viewport: HTMLElement): CarouselState {
  const { scrollLeft, scrollWidth, clientWidth } = viewport;
  const slides = slidesOf(viewport);
  const first = slides[0]?.offsetLeft ?? 0;
  const index = slides.findIndex(
    (slide) => slide.offsetLeft - first + slide.offsetWidth / 2 > scrollLeft,
  );
  return {
    index: Math.max(0, index),
    hasPrevious: scrollLeft > 1,
    hasNext: scrollLeft + clientWidth < scrollWidth - 1,
  };
}

/** Scrolling tells of every pixel; what is drawn changes by the slide. */
export function isSame(one: CarouselState, other: CarouselState): boolean {
  return (
    one.index === other.index &&
    one.hasPrevious === other.hasPrevious &&
    one.hasNext === other.hasNext
  );
}
