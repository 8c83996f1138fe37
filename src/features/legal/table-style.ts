import type { ThemeUIStyleObject } from 'theme-ui';
import { medium } from '../../theme/theme';

/** A container too narrow for columns side by side. */
const narrow = '@container page (max-width: 559.98px)';

/** The cells of a table of three columns, as wide as a few words: none of them is squeezed by the longest. */
const threeColumns = ':is(th, td):first-of-type:nth-last-of-type(3)';

/**
 * Spread into the style of a text with tables. On a phone each row is a block: its first cell is the heading, the others say
 * the name of their column before what they hold (`nameColumns` writes it).
 */
export const tableStyle = {
  [medium]: {
    [`& ${threeColumns}, & ${threeColumns} ~ *`]: { minWidth: '13em' },
  },
  [narrow]: {
    '& :is(table, tbody, tr, td)': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'small',
      padding: '10px 12px',
    },
    '& tr + tr': { marginTop: 2 },
    '& td': { minWidth: 0, padding: 0, border: 0, lineHeight: 1.6 },
    '& td + td': { marginTop: 1 },
    '& td:first-of-type': { fontWeight: 'bold' },
    '& td + td::before': {
      content: 'attr(data-column)',
      marginRight: 2,
      color: 'muted',
    },
  },
} satisfies ThemeUIStyleObject;
