import { useEffect, useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { visuallyHidden } from '../ui/visually-hidden';

/** Names the page: its heading, or its title before there is one. */
function nameOfPage(): string {
  return document.querySelector('main h1')?.textContent ?? document.title;
}

const announcerStyle = {
  ...visuallyHidden,
  position: 'fixed',
  top: 0,
} satisfies ThemeUIStyleObject;

/**
 * Announces the name of each page after a client-side navigation, which a screen reader would not notice.
 * Replaces Gatsby's own announcer, whose words around the name are English (hidden by `GlobalStyle`).
 */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
  const [name, setName] = useState('');
  const said = useRef(pathname);
  useEffect(() => {
    if (said.current === pathname) return undefined;
    said.current = pathname;
    // `Head` writes the title after the page has rendered.
    const frame = requestAnimationFrame(() => setName(nameOfPage()));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    // Fixed at the top: in the flow it would make the home page taller than the window.
    <p role="status" sx={announcerStyle}>
      {name}
    </p>
  );
}
