import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors, gutter, sizes } from '../theme/theme';
import { colors } from '../theme/colors';

/** A full-width ground that is dark in both schemes. */
export const nightGround = {
  gridColumn: 'full',
  position: 'relative',
  background: `linear-gradient(${colors.nightDeep}, ${colors.night})`,
  color: 'onNight',
  [forcedColors]: { borderBottom: '1px solid' },
} satisfies ThemeUIStyleObject;

/** The content column inside of a full-width element. */
export const inContent = {
  width: `min(${sizes.content}, 100% - 2 * ${gutter})`,
  marginX: 'auto',
} satisfies ThemeUIStyleObject;

/** Spread around breadcrumbs that stand on a night ground. */
export const crumbsAtNight = {
  '& nav': { color: 'nightMuted' },
  '& nav li a:hover': { color: 'onNight' },
} satisfies ThemeUIStyleObject;

/** Spread around a `PageTitle` that stands in the band. */
export const titleAtNight = {
  '& header': { paddingY: 0 },
  '& header p': { color: 'nightMuted' },
} satisfies ThemeUIStyleObject;

/** Spread around a band with a drawing, which nothing may leave. */
export const nightBand = { ...nightGround, overflow: 'hidden' } satisfies ThemeUIStyleObject;
