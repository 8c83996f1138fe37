import { useEffect, useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { visuallyHidden } from '../ui/visually-hidden';

/** What a page is called: its heading, or its title before there is one. */
function nameOfPage(): string {
  return document.querySelector('main h1')?.textContent ?? document.title;
}

const announcerStyle = {
  ...visuallyHidden,
  position: 'fixed',
  top: 0,
} satisfies ThemeUIStyleObject;

/**
 * Says the name of each page that a visitor comes to without loading, which a screen reader would not notice.
 * Gatsby says it in English words around the name on every page; those are silenced (`GlobalStyle`).
 */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
  const [name, setName] = useState('');
  const said = useRef(pathname);
  useEffect(() => {
    if (said.current === pathname) return undefined;
    said.current = pathname;
    // The title is written a moment after the page.
    const frame = requestAnimationFrame(() => setName(nameOfPage()));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    // Behind the frame it would make the home page, which scrolls inside, longer than the window.
    <p role="status" sx={announcerStyle}>
      {name}
    </p>
  );
}
