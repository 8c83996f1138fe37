import { keyframes } from '../theme/keyframes';
import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors, withoutScript } from '../theme/theme';
import { colors } from '../theme/colors';

const shimmer = keyframes({ to: { transform: 'translateX(100%)' } });

/** Hides placeholders of what a script renders, where no script runs or none has loaded. */
export const needsScript = {
  [withoutScript]: { display: 'none' },
  'html[data-broken] &': { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Ground of what is still to come; a light passes over it, and rests where motion is not wanted. */
export const skeletonStyle = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'medium',
  backgroundColor: `color-mix(in srgb, ${colors.line} 65%, ${colors.raised})`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    background: `linear-gradient(100deg, transparent 20%, color-mix(in srgb, ${colors.surface} 70%, transparent) 50%, transparent 80%)`,
    animation: `${shimmer} 1.6s ease-in-out infinite`,
  },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

interface Props {
  /** Sizes as CSS takes them; numbers are pixels. */
  width?: number | string;
  height: number | string;
  round?: boolean;
  className?: string;
}

const barStyle = { ...skeletonStyle, flex: 'none', maxWidth: '100%' } satisfies ThemeUIStyleObject;

const roundStyle = { ...barStyle, borderRadius: '50%' } satisfies ThemeUIStyleObject;

/** Stands where something is being loaded, in its size. Silent: say beside it that something loads. */
export function Skeleton({ width = '100%', height, round = false, className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={className}
      style={{ width, height }}
      sx={round ? roundStyle : barStyle}
    />
  );
}
