import type { ThemeUIStyleObject } from 'theme-ui';
import { motion } from '../theme/theme';

/** `<details>` whose summary ends with a chevron that turns when it is open. */
export const detailsStyle = {
  '& summary': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg:last-of-type': { transition: `transform ${motion.quick}` },
  },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
} satisfies ThemeUIStyleObject;
