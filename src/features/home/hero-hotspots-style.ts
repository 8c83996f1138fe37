import type { ThemeUIStyleObject } from 'theme-ui';
import { motion } from '../../theme/theme';
import { colors } from '../../theme/colors';

/** Fills the box of the key art, as far as a wide or a high window leaves it. */
export const artInBox = {
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectPosition: '78% 70%',
} satisfies ThemeUIStyleObject;

/** A light beneath the thing; under the pointer, in focus and at a touch the thing glows and says its game. */
export const hotspotStyle = {
  display: 'block',
  height: '100%',
  borderRadius: 'large',
  pointerEvents: 'auto',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 4px)',
    bottom: -4,
    border: '4px solid',
    borderColor: 'amber',
    borderRadius: '50%',
    boxShadow: `0 0 10px 2px ${colors.amber}`,
  },
  '& > span': {
    position: 'absolute',
    // Towards the middle of the picture, so that no edge cuts it.
    left: 'calc(50% - 4px)',
    bottom: -14,
    transform: 'translateX(calc(var(--x) * -100%))',
    paddingX: 3,
    border: '1px solid',
    borderColor: 'amber',
    borderRadius: 'round',
    backgroundColor: 'nightDeep',
    color: 'onNight',
    fontSize: 1,
    lineHeight: 2,
    width: 'max-content',
    maxWidth: '92cqw',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.quick}`,
  },
  '&:is(:hover, :focus, :active)': {
    background: 'radial-gradient(closest-side, rgb(255 180 84 / 42%), transparent)',
    '& > span': { opacity: 1 },
  },
} satisfies ThemeUIStyleObject;
