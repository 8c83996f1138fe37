import type { ThemeUIStyleObject } from 'theme-ui';
import { colors } from '../theme/colors';

/** A box to tick or a radio button, right inside of its label. */
export const checkStyle = {
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  borderRadius: '4px',
  cursor: 'inherit',
  '&[type="radio"]': { borderRadius: '50%' },
  'label:hover > &:enabled:not(:focus-visible)': { boxShadow: `0 0 0 4px ${colors.primarySoft}` },
  // Makes way for the focus ring: text beside it says the same.
  'label > &[aria-invalid="true"]:not(:focus-visible)': {
    boxShadow: `0 0 0 2px ${colors.surface}, 0 0 0 4px ${colors.danger}`,
  },
} satisfies ThemeUIStyleObject;

/** The label of a choice, with its box or radio button before the words. */
export const choiceLabelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 'touch',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;
