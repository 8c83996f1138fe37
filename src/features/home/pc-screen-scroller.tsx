import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { motionWelcome } from '../../theme/theme';
import { bottomInset, lowWindow } from './home-style';
import { PcScreenDots } from './pc-screen-dots';
import { useCurrentScreen, type ScreenName } from './use-current-screen';
import { useScreenFocus } from './use-screen-focus';
import { useScreenKeys } from './use-screen-keys';
import { useScreenWheel } from './use-screen-wheel';

interface Props {
  names: readonly ScreenName[];
  /** Changes with each navigation, also to this very page. */
  visit: string | undefined;
  children: ReactNode;
}

const screensStyle = {
  gridColumn: 'full',
  position: 'relative',
  height: '100dvh',
} satisfies ThemeUIStyleObject;

const scrollerStyle = {
  height: '100%',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'none',
  scrollPaddingBottom: bottomInset,
  // With a low window or large text a screen may be taller than the window: no forced snapping then.
  [lowWindow]: { scrollSnapType: 'y proximity' },
  '& > [data-screen]': {
    minHeight: '100dvh',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
} satisfies ThemeUIStyleObject;

const placedScrollerStyle = {
  ...scrollerStyle,
  [motionWelcome]: { scrollBehavior: 'smooth' },
} satisfies ThemeUIStyleObject;

/**
 * Full-page scrolling: an element with scroll snapping scrolls instead of the document. It is CSS alone, so it works
 * without a script; a screen that is taller than the window can be read to its end.
 */
export function PcScreenScroller({ names, visit, children }: Props) {
  const t = useStrings('home');
  const scroller = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const current = useCurrentScreen(scroller, visit);
  // Smooth scrolling starts after the effect of `useCurrentScreen` has jumped to the screen of the address; the
  // jump would be animated otherwise.
  useEffect(() => {
    setPlaced(true);
  }, []);
  useScreenKeys(scroller);
  useScreenWheel(scroller);
  useScreenFocus(scroller);
  return (
    <div sx={screensStyle}>
      <PcScreenDots label={t('screens')} names={names} current={current} />
      <div ref={scroller} sx={isPlaced ? placedScrollerStyle : scrollerStyle}>
        {children}
      </div>
    </div>
  );
}
