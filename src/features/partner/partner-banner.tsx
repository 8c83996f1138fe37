import { keyframes } from '../../theme/keyframes';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { colors, schemeVariables } from '../../theme/colors';

const appear = keyframes({ from: { opacity: 0 } });

interface Props {
  /** The address of the background picture; without one the ground is plain. */
  scenery?: string | undefined;
  children: ReactNode;
}

const bannerStyle = {
  ...schemeVariables({
    muted: colors.nightMuted,
    primary: colors.onNight,
    primarySoft: 'rgb(255 255 255 / 16%)',
  }),
  position: 'relative',
  overflow: 'hidden',
  background: `linear-gradient(to right, ${colors.nightDeep}, ${colors.night})`,
  color: 'onNight',
} satisfies ThemeUIStyleObject;

const sceneryStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 40%',
  animation: `${appear} 600ms`,
} satisfies ThemeUIStyleObject;

const contentStyle = {
  position: 'relative',
  background:
    'linear-gradient(to right, rgb(21 16 48 / 88%), rgb(21 16 48 / 80%) 62%, rgb(21 16 48 / 66%) 76%, rgb(21 16 48 / 18%))',
} satisfies ThemeUIStyleObject;

/** A full-width dark ground with a picture behind it. Its children take the colours for dark grounds. */
export function PartnerBanner({ scenery, children }: Props) {
  return (
    <div sx={bannerStyle}>
      {scenery !== undefined && (
        <img src={scenery} alt="" width={1280} height={720} sx={sceneryStyle} />
      )}
      {/* The overlay keeps the contrast of text on a light picture. */}
      <div sx={contentStyle}>{children}</div>
    </div>
  );
}
