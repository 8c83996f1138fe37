import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { shallowWindow } from '../../config/breakpoints-and-sizes';
import { useStrings } from '../../i18n/use-strings';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';
import { insetFocusRing } from '../../theme/focus-ring';
import { motionWelcome, coarsePointer, motion } from '../../theme/theme';
import { bottomInset, lowWindow } from './home-style';
import { useCurrentScreen, NIGHT_SCREENS, type ScreenName } from './use-current-screen';
import { colors, edge } from '../../theme/colors';

interface PcScreenDotsProps {
  label: string;
  names: readonly ScreenName[];
  current: string;
}

const navStyle = {
  position: 'absolute',
  top: '50%',
  // Beside the content, however narrow the window is. Outside of `main`, the window is the container.
  right: 'clamp(0px, 50cqi - 716px, 24px)',
  zIndex: 2,
  color: 'text',
  transform: 'translateY(-50%)',
} satisfies ThemeUIStyleObject;

/** Style in the night: on a ground of their own dots are no part of the art behind them. */
const nightNavStyle = {
  ...navStyle,
  borderRadius: 'round',
  backgroundColor: 'rgb(21 16 48 / 72%)',
  color: 'onNight',
} satisfies ThemeUIStyleObject;

const listStyle = { display: 'grid', padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const dotStyle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  textDecoration: 'none',
  [coarsePointer]: { width: 'touch', height: 'touch' },
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    border: '2px solid currentColor',
    borderRadius: '50%',
    transition: `transform ${motion.calm}`,
  },
  // The current dot has a second one behind it.
  '&[aria-current]::before': {
    backgroundColor: 'currentColor',
    boxShadow: `4px 3px 0 ${colors.amber}`,
    transform: 'scale(1.3)',
  },
  '& > span': {
    position: 'absolute',
    right: '100%',
    paddingX: 3,
    border: `1px solid ${edge}`,
    borderRadius: 'round',
    backgroundColor: 'nightDeep',
    color: 'onNight',
    fontSize: 1,
    lineHeight: 2.15,
    whiteSpace: 'nowrap',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.quick}`,
  },
  '&:hover > span, &:focus-visible > span': { opacity: 1 },
  // The edge of the window cuts off what is around it.
  '&:focus-visible': insetFocusRing,
} satisfies ThemeUIStyleObject;

/** Dot navigation at the right edge: one dot for each screen, with its name on hover and focus. */
function PcScreenDots({ label, names, current }: PcScreenDotsProps) {
  const t = useStrings('home');
  const isNight = NIGHT_SCREENS.some((name) => name === current);
  return (
    <nav aria-label={label} sx={isNight ? nightNavStyle : navStyle}>
      <ul sx={listStyle}>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === current ? 'true' : undefined} sx={dotStyle}>
              <span>{t(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  names: readonly ScreenName[];
  /** Changes with each navigation, also to this very page. */
  visit: string | undefined;
  children: ReactNode;
}

const screensStyle = {
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
  // The header lies over it: nothing comes to rest beneath that.
  [shallowWindow]: { scrollSnapType: 'none', scrollPaddingTop: 80 },
  '& [data-screen]': {
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    minHeight: '100dvh',
  },
  '& footer': { scrollSnapAlign: 'end' },
} satisfies ThemeUIStyleObject;

const placedScrollerStyle = {
  ...scrollerStyle,
  [motionWelcome]: { scrollBehavior: 'smooth' },
} satisfies ThemeUIStyleObject;

function loadScrolling() {
  return import('./scroll-by-screens.lazy');
}

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
  useEffect(() => setPlaced(true), []);
  const { code } = useLazy(loadScrolling, { when: useIdle() });
  useEffect(() => {
    if (!scroller.current || !code) return undefined;
    return code.scrollByScreens(scroller.current);
  }, [code]);
  return (
    <div sx={screensStyle}>
      <PcScreenDots label={t('screens')} names={names} current={current} />
      <div
        ref={scroller}
        data-late={code ? undefined : 'scrolling'}
        sx={isPlaced ? placedScrollerStyle : scrollerStyle}
      >
        {children}
      </div>
    </div>
  );
}
