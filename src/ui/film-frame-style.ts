import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../theme/theme';
import { colors } from '../theme/colors';

/** A hole of the perforation, with half of the film between two holes on either side. */
const hole = `linear-gradient(to bottom, transparent 7px, ${colors.nightMuted} 7px 17px, transparent 17px)`;

/** A frame of a film strip; on a desktop frames join into one strip. */
export const filmFrame = {
  alignSelf: 'stretch',
  display: 'grid',
  alignItems: 'start',
  padding: '14px 32px',
  borderRadius: 'small',
  backgroundColor: 'nightDeep',
  backgroundImage: `${hole}, ${hole}`,
  // As many whole holes as there is room for, however high the frame is.
  backgroundRepeat: 'no-repeat round',
  backgroundSize: '10px 24px',
  backgroundPosition: 'left 11px top, right 11px top',
  [wide]: {
    borderRadius: 0,
    'li:first-of-type > article > &': { borderRadius: '14px 14px 0 0' },
    'li:last-of-type > article > &': { borderRadius: '0 0 14px 14px' },
    'li:only-of-type > article > &': { borderRadius: 14 },
  },
} satisfies ThemeUIStyleObject;
