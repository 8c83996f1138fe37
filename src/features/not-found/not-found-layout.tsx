import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { colors } from '../../theme/colors';

const STATUS = 404;

const layoutStyle = {
  display: 'grid',
  gap: 5,
  alignContent: 'start',
  justifyItems: 'center',
  minHeight: '70vh',
  paddingTop: 5,
  textAlign: 'center',
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    justifyItems: 'start',
    columnGap: 7,
    textAlign: 'start',
  },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: 'min(100%, 300px)',
  height: 'auto',
  [wide]: { width: '100%' },
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  justifyItems: 'inherit',
  width: '100%',
  minWidth: 0,
  // The number does not move when text is added beneath it.
  alignContent: 'start',
  [wide]: { minHeight: 488 },
} satisfies ThemeUIStyleObject;

const numberStyle = {
  color: 'primary',
  fontSize: 'min(clamp(5.5rem, 16cqw, 11rem), 28cqw)',
  fontWeight: 'heavy',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  textShadow: `0.05em 0.05em 0 ${colors.amber}`,
} satisfies ThemeUIStyleObject;

/** The layout of the not-found page: illustration, the number 404, and the text beside them. */
export function NotFoundLayout({ children }: { children?: ReactNode }) {
  return (
    <div sx={layoutStyle}>
      <img src="/art/not-found.svg" alt="" width={520} height={390} sx={pictureStyle} />
      <div sx={textStyle}>
        <p aria-hidden="true" sx={numberStyle}>
          {STATUS}
        </p>
        {children}
      </div>
    </div>
  );
}
