import { medium } from '../../theme/theme';

/** How a hit, and the placeholder of one, is laid out. */
export const hitLayout = {
  gridTemplateRows: 'none',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  minHeight: 136,
  [medium]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
} as const;
