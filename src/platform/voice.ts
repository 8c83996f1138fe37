import { useEffect, useId } from 'react';

/** Rest after which words are said, in milliseconds: while somebody types, what lies between is nothing to them. */
export const VOICE_REST_MS = 500;
/** How long words can be met after they were said, in milliseconds: who reads on would hear them twice. */
export const VOICE_STAY_MS = 3000;
/** How soon after a focus a screen reader has read the focused element, in milliseconds. */
const FOCUS_READ_MS = 50;
/** Longest text that counts as read with the focus: of what is longer, such as a whole page, only the name is. */
const READ_WITH_FOCUS = 500;

/** Marks the live region of the voice. */
export const VOICE_MARK = 'data-voice';

/** Words that wait, by their topic. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** The words that the last focus has brought, and when it came. */
let focused = { words: '', at: -Infinity };

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The texts of the elements that an attribute names. */
function textsOf(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Collects what a screen reader says of an element that gets the focus, by and large. */
function wordsOf(element: Element): string {
  const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
  const own = joined(element.textContent);
  return joined(
    [
      textsOf(element, 'aria-labelledby'),
      element.getAttribute('aria-label') ?? '',
      ...labels.map(({ textContent }) => textContent),
      own.length <= READ_WITH_FOCUS ? own : '',
      textsOf(element, 'aria-describedby'),
    ].join(' '),
  );
}

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  const at = Date.now();
  // What is rendered together with the focus is read with it.
  setTimeout(() => {
    focused = { words: wordsOf(target), at };
  }, FOCUS_READ_MS);
}

/** Style of what is heard and not seen; in the window's corner, so that it makes no page longer. */
const unseen = {
  position: 'fixed',
  top: '0',
  left: '0',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Finds or makes the region. It lies in the body itself and says its politeness outright: what dialogs hide from screen
 * readers leaves such elements out.
 */
function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[${VOICE_MARK}]`);
  if (known) return known;
  const region = document.createElement('div');
  region.setAttribute(VOICE_MARK, '');
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, unseen);
  document.body.append(region);
  document.addEventListener('focusin', onFocusIn);
  return region;
}

function say(text: string, since: number): void {
  const isReadWithFocus = focused.at >= since - VOICE_REST_MS && focused.words.includes(text);
  if (isReadWithFocus) return;
  const line = document.createElement('p');
  line.textContent = text;
  liveRegion().append(line);
  setTimeout(() => line.remove(), VOICE_STAY_MS);
}

/**
 * Says something to whoever listens to the page, once it has rested for {@link VOICE_REST_MS}. The one live region of the
 * site, but for toasts and alerts, which are seen too. What the focus has just read out is not said again.
 * @param text words of the page's language; empty ones take back what waits
 * @param topic of what waits, only the last of a topic is said; the words themselves, where each counts
 */
export function announce(text: string, topic = text): void {
  // There before its words: a region that comes with them is not read by all.
  liveRegion();
  clearTimeout(waiting.get(topic));
  waiting.delete(topic);
  const words = joined(text);
  if (words === '') return;
  const since = Date.now();
  const timer = setTimeout(() => {
    waiting.delete(topic);
    say(words, since);
  }, VOICE_REST_MS);
  waiting.set(topic, timer);
}

/** Says a text when it is there and whenever it changes; what has not been said goes with what shows it. */
export function useAnnouncement(text: string): void {
  const topic = useId();
  useEffect(() => announce(text, topic), [text, topic]);
  useEffect(() => () => announce('', topic), [topic]);
}
