import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../api-client/session/session';
import { HEADER_TRANSITION_AFTER_MS, HEADER_TRANSITION_MS } from '../config/times';
import { forcedColors } from '../theme/theme';
import { colors, schemeVariables } from '../theme/colors';
import type { FrameProps } from './frame-props';
import { NarrowWindowOffer } from './narrow-window-offer';
import { PcHeaderBar } from './pc-header-bar';

/** Style over dark screens: the header takes the colours for dark grounds. */
const onNight = {
  ...schemeVariables({
    text: colors.onNight,
    muted: colors.nightMuted,
    primary: '#c9c0ff',
    accent: '#ff9d6b',
    primarySoft: 'rgb(255 255 255 / 16%)',
    raised: 'rgb(255 255 255 / 14%)',
    surface: '#221a52',
    line: 'rgb(255 255 255 / 28%)',
  }),
  color: 'onNight',
  backgroundColor: 'nightDeep',
  borderColor: 'rgb(255 255 255 / 14%)',
} satisfies ThemeUIStyleObject;

/** Style over the picture of the first screen. */
const onPicture = {
  ...onNight,
  backgroundColor: 'transparent',
  backgroundImage: 'linear-gradient(rgb(21 16 48 / 78%), rgb(21 16 48 / 0%))',
  // A repeated gradient would show beneath the border.
  backgroundRepeat: 'no-repeat',
  borderColor: 'transparent',
} satisfies ThemeUIStyleObject;

const headerStyle = {
  // Not `fixed`: the window may be narrower than the frame, which does not scroll.
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 'header',
  backgroundColor: 'page',
  borderBottom: '1px solid',
  borderColor: 'line',
  color: 'text',
  // Without a script nothing tells the header that the first screen was scrolled away.
  '&[data-first-page]': { '@media not (scripting: none)': onPicture },
  // Set by the screens (`useCurrentScreen`).
  '[data-night-screen] &': onNight,
  [forcedColors]: {
    '&[data-first-page]': { backgroundColor: 'Canvas', backgroundImage: 'none' },
  },
} satisfies ThemeUIStyleObject;

const settledHeaderStyle = {
  ...headerStyle,
  transition: `background-color ${HEADER_TRANSITION_MS}ms ease, color ${HEADER_TRANSITION_MS}ms ease`,
} satisfies ThemeUIStyleObject;

/** True after the first paint, so that the initial state is not animated. */
function useSettled(): boolean {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      settle(true);
    }, HEADER_TRANSITION_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}

/**
 * The header of the desktop home page: fixed, transparent while the first screen is in view (specification, section
 * 2.6), and dark over the other dark screens.
 */
export function PcHomeHeader({ location }: Pick<FrameProps, 'location'>) {
  const isFirst = useSession(({ isHomeFirstPage }) => isHomeFirstPage);
  const isSettled = useSettled();
  return (
    <header
      data-first-page={isFirst ? '' : undefined}
      sx={isSettled ? settledHeaderStyle : headerStyle}
    >
      <NarrowWindowOffer location={location} />
      <PcHeaderBar location={location} />
    </header>
  );
}
