import { READING_LINE_PX, sectionAbove } from './use-current-section';

/** Pixels below the upper edge to which a link to a part of a page leads (`scrollPaddingTop` of the document). */
const TOP_PX = 88;

interface Part {
  readonly id: string;
  readonly heading: HTMLElement;
  readonly element: Element;
  readonly top: number;
  /** Beginning of the next one, or end of the page. */
  readonly end: number;
}

/** A place in a text, such that the same text in another layout has it too. */
export interface ReadingPlace {
  /** The id of the heading of the part; undefined above the first one. */
  readonly id: string | undefined;
  /** How much of the part lies above the window, from 0 to 1. */
  readonly ofPart: number;
  /** How much of the page does. */
  readonly ofPage: number;
}

/** Lists the parts of the page that is shown, by their headings. */
function partsOfPage(): Part[] {
  const main = document.querySelector('main');
  const headings = Array.from(main?.querySelectorAll<HTMLElement>(':is(h2, h3)[id]') ?? []);
  const found = headings.flatMap((heading) => {
    const element = heading.closest('section') ?? heading;
    const { top, height } = element.getBoundingClientRect();
    // Those of the other layout are hidden.
    return height > 0 ? [{ id: heading.id, heading, element, top }] : [];
  });
  const bottom = main?.getBoundingClientRect().bottom ?? 0;
  return found.map((part) => {
    const next = found.find(({ top }) => top > part.top);
    return { ...part, end: next?.top ?? bottom };
  });
}

function partOnTop(): Part | undefined {
  const parts = partsOfPage();
  const id = sectionAbove(parts, READING_LINE_PX);
  return parts.find((part) => part.id === id);
}

/** Finds the heading of the part that is read; undefined above the first one. */
export function headingOnTop(): HTMLElement | undefined {
  return partOnTop()?.heading;
}

/** Tells which place of the page is at the upper edge of the window. */
export function readingPlace(): ReadingPlace {
  const part = partOnTop();
  const read = part ? (TOP_PX - part.top) / (part.end - part.top) : 0;
  return {
    id: part?.id,
    ofPart: Math.min(Math.max(read, 0), 1),
    ofPage: window.scrollY / document.documentElement.scrollHeight,
  };
}

/** Scrolls a page to where its twin was read; where it lacks the part, to as much of the page. */
export function goToReadingPlace({ id, ofPart, ofPage }: ReadingPlace): void {
  const part = partsOfPage().find((each) => each.id === id);
  if (!part) {
    const top = ofPage * document.documentElement.scrollHeight;
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  part.element.scrollIntoView({ block: 'start', behavior: 'instant' });
  window.scrollBy({ top: ofPart * (part.end - part.top), behavior: 'instant' });
}
