import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_HEADER_PX } from '../../../config/breakpoints-and-sizes';
import { forcedColors, wide } from '../../../theme/theme';
import { contentColumn } from '../../../ui/content-column';
import { flowing } from './use-window-fit';
import { besideFigure, FIGURE_COLUMN } from './figure-column';

export const pageStyle = {
  gridColumn: 'full',
  // What is in it asks it how much room there is: the page may be wider than the window, and a keyboard takes of its height.
  containerName: 'page',
  containerType: 'size',
  position: 'sticky',
  left: 0,
  transitionProperty: 'none',
  display: 'grid',
  minHeight: 0,
  [wide]: { ...contentColumn, paddingTop: 4, paddingBottom: 4 },
  '&[data-flowing]': { containerType: 'inline-size' },
} satisfies ThemeUIStyleObject;

/** Rule for as long as the chat is there: a phone's window belongs to it, and its own header leads back. */
export const withoutSiteHeader = 'header:not(main *) { display: none }';

/** Takes the room of the site's header, which stays: nothing around the chat moves when it comes. */
export const phonePageStyle = {
  ...pageStyle,
  marginTop: `-${MOBILE_HEADER_PX}px`,
} satisfies ThemeUIStyleObject;

export const panelStyle = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: 'page',
  [wide]: {
    gridTemplateColumns: '260px minmax(0, 1fr)',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'large',
    backgroundColor: 'surface',
    boxShadow: 'card',
    overflow: 'hidden',
  },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

export const panelWithFigureStyle = {
  ...panelStyle,
  [besideFigure]: {
    gridTemplateColumns: `260px minmax(0, 1fr) ${FIGURE_COLUMN}`,
  },
} satisfies ThemeUIStyleObject;

export const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: 'page',
} satisfies ThemeUIStyleObject;

export const cardsStyle = {
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: '45%',
  paddingTop: 2,
  overflowY: 'auto',
  '&:empty': { display: 'none' },
  // One of them comes from outside of the chat, without a place of its own.
  '& > section': { marginX: 4, marginBottom: 3 },
  [flowing]: { maxHeight: 'none', overflowY: 'visible' },
} satisfies ThemeUIStyleObject;

export const footStyle = {
  flex: 'none',
  borderTop: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;
