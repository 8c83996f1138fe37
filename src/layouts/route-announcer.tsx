import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { skipToMain } from '../platform/focus/skip-to-main';
import { useNavigationFocus } from '../platform/focus/use-navigation-focus';
import { visuallyHidden } from '../ui/visually-hidden';

const announcerStyle = {
  ...visuallyHidden,
  position: 'fixed',
  top: 0,
} satisfies ThemeUIStyleObject;

/**
 * Moves the focus to where a page begins after a client-side navigation, and names the page where the focus does not.
 * Replaces Gatsby's own announcer, whose words around the name are English (hidden by `GlobalStyle`).
 */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
  const words = useNavigationFocus(pathname);
  useEffect(skipToMain, []);
  return (
    // Fixed at the top: in the flow it would make the home page taller than the window.
    <p role="status" sx={announcerStyle}>
      {words}
    </p>
  );
}
