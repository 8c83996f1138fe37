import { colors } from './colors';
import { forcedColors } from './theme';

/**
 * A fold of a text: a slip of paper with a turned corner and a crease above each step. Rules for the document, because
 * its HTML comes from Markdown and no page's code draws it.
 */
export const spoilerStyles = {
  '.fold.fold': {
    position: 'relative',
    marginBlock: 20,
    scrollMarginTop: 20,
    padding: '14px 20px 6px',
    border: `1px solid ${colors.line}`,
    borderRadius: '4px 0 4px 4px',
    backgroundColor: colors.surface,
    boxShadow: `6px 6px 0 ${colors.peek}`,
  },
  // The turned corner, with the page behind it.
  '.fold::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    right: -1,
    width: 22,
    height: 22,
    background: `linear-gradient(to top right, ${colors.peek} 50%, ${colors.page} 50%)`,
    [forcedColors]: { display: 'none' },
  },
  '.fold-title': { paddingRight: 20, fontWeight: 700 },
  '.fold > * + *, .fold-step > * + *': { marginTop: 10 },
  // The crease: a dashed line, and the shade of the paper that bends below it.
  '.fold details': {
    marginTop: 10,
    marginInline: -20,
    paddingInline: 20,
    borderTop: `1px dashed ${colors.muted}`,
    background: `linear-gradient(color-mix(in srgb, ${colors.text} 7%, transparent), transparent 18px)`,
  },
  '.fold summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    color: colors.primary,
    fontWeight: 700,
    listStyle: 'none',
    cursor: 'pointer',
  },
  '.fold summary::-webkit-details-marker': { display: 'none' },
  '.fold summary::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    marginLeft: 2,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(-45deg)',
  },
  '.fold details[open] > summary::before': { transform: 'rotate(45deg)' },
  // The answer, behind two others.
  '.fold details details details > summary': { color: colors.accent },
  '.fold-step': { paddingLeft: 20, paddingBottom: 8 },
} as const;
