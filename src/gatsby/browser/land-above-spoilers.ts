/** Pixels of text above a spoiler that stay in sight where the heading of its section is too far away. */
const ABOVE_PX = 64;

/** Pixels above a heading to which a link leads, as headings of a text have them by their style. */
const HEADING_PX = 16;

/** Makes a link to a spoiler lead to the heading of its section, where the window has room for both. */
function makeRoomAbove(spoiler: HTMLElement): void {
  const section = spoiler.closest('section');
  const label = spoiler.querySelector('summary');
  if (!section || !label) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = section.getBoundingClientRect().top - HEADING_PX;
  const needed = label.getBoundingClientRect().bottom - top;
  const covered = (parseFloat(scrollPaddingTop) || 0) + (parseFloat(scrollPaddingBottom) || 0);
  const above = spoiler.getBoundingClientRect().top - top;
  const isInSight = needed <= window.innerHeight - covered;
  spoiler.style.scrollMarginTop = `${String(isInSight ? above : ABOVE_PX)}px`;
}

/**
 * Lets links to spoilers of the page show where the reader is, and not a spoiler right under the header. CSS alone cannot: it
 * depends on the text between heading and spoiler. To be called once.
 */
export function landAboveSpoilers(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href^="#fold-"]');
      const id = link && link.getAttribute('href')?.slice(1);
      const spoiler = id && document.getElementById(id);
      if (spoiler) makeRoomAbove(spoiler);
    },
    true,
  );
}
