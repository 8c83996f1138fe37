import type { ThemeUIStyleObject } from 'theme-ui';
import { wholeFacts } from './card-facts';

/**
 * Spread into the style of the cell of a card: the card is a row, its picture at the left, its name and facts beside
 * it. The facts are the first paragraph behind the name; a row has no room for others, nor for tags.
 */
export const asGameRow = {
  '& article': {
    gridTemplate: 'minmax(64px, auto) / 116px minmax(0, 1fr)',
    alignItems: 'stretch',
    borderRadius: 'medium',
  },
  '& article > *': { gridArea: 'auto' },
  // As high as its row, whatever its own shape is.
  '& article > img': { aspectRatio: 'auto', height: 0, minHeight: '100%' },
  '& article > div': {
    gridTemplateRows: 'auto',
    alignContent: 'center',
    alignSelf: 'stretch',
    gap: 0,
    minWidth: 0,
    paddingX: 3,
    paddingY: 2,
    backgroundImage: 'none',
  },
  '& h2, & h3': { fontSize: 2, fontWeight: 'bold', lineHeight: 1.35 },
  '& article p': { ...wholeFacts, fontSize: 0, lineHeight: 1.5 },
  '& article :is(p:first-child, p + p, p > span, ul)': { display: 'none' },
} satisfies ThemeUIStyleObject;
