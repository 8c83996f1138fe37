import { keyframes } from '../../theme/keyframes';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { colors, schemeVariables } from '../../theme/colors';
import { widest } from '../../theme/theme';

const appear = keyframes({ from: { opacity: 0 } });

interface Props {
  /** The address of the background picture; without one the ground is plain. */
  scenery?: string | undefined;
  /** The address of a figure, whose own colours become the ground. */
  figure?: string | undefined;
  children: ReactNode;
}

const bannerStyle = {
  ...schemeVariables({
    muted: colors.nightMuted,
    primary: colors.onNight,
    primarySoft: 'rgb(255 255 255 / 16%)',
  }),
  position: 'relative',
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

const clipStyle = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const blurredStyle = {
  ...sceneryStyle,
  filter: 'blur(36px) saturate(1.3)',
  transform: 'scale(1.2)',
  // As wide as that, the parts of a figure would be bands.
  [widest]: { filter: 'blur(160px)', opacity: 0.5 },
} satisfies ThemeUIStyleObject;

const contentStyle = {
  position: 'relative',
  background:
    'linear-gradient(to right, rgb(21 16 48 / 88%), rgb(21 16 48 / 80%) 62%, rgb(21 16 48 / 66%) 76%, rgb(21 16 48 / 18%))',
} satisfies ThemeUIStyleObject;

const onFigureStyle = {
  position: 'relative',
  background: 'linear-gradient(rgb(21 16 48 / 66%), rgb(21 16 48 / 84%))',
} satisfies ThemeUIStyleObject;

/** A full-width dark ground with a picture behind it. Its children take the colours for dark grounds. */
export function PartnerBanner({ scenery, figure, children }: Props) {
  return (
    <div sx={bannerStyle}>
      {scenery !== undefined && (
        <img src={scenery} alt="" width={1280} height={720} sx={sceneryStyle} />
      )}
      {figure !== undefined && (
        <div sx={clipStyle}>
          <img src={figure} alt="" width={280} height={420} sx={blurredStyle} />
        </div>
      )}
      {/* The overlay keeps the contrast of text on a light picture. */}
      <div sx={figure === undefined ? contentStyle : onFigureStyle}>{children}</div>
    </div>
  );
}
