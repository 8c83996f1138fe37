import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { keyframes } from '../../../theme/keyframes';
import { forcedColors } from '../../../theme/theme';
import type { PartnerFacts } from './partner-facts';
import { inPhrases } from '../../../ui/in-phrases';

/** Room in which the figure has a column of its own: that of windows from some 1,280 by 700 pixels on. */
export const besideFigure = '@container page (min-width: 1180px) and (min-height: 560px)';

/** Width of that column: the higher the picture stands, the wider, so that it is cut beside the figure alone. */
export const FIGURE_COLUMN = 'clamp(300px, min(33cqb, 24cqi), 440px)';

/** There is room for words above the figure. */
const withWords = '@container page (min-height: 680px)';

const appear = keyframes({ from: { opacity: 0 } });

const columnStyle = {
  display: 'none',
  position: 'relative',
  minHeight: 0,
  backgroundColor: 'night',
  color: 'onNight',
  overflow: 'hidden',
  [besideFigure]: { display: 'block' },
  [forcedColors]: { borderInlineStart: '1px solid' },
} satisfies ThemeUIStyleObject;

const figureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center bottom',
  animation: `${appear} 400ms`,
} satisfies ThemeUIStyleObject;

const sloganStyle = {
  ...inPhrases,
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  top: 0,
  paddingX: 4,
  paddingTop: 4,
  paddingBottom: 7,
  background: 'linear-gradient(rgb(21 16 48 / 78%), rgb(21 16 48 / 62%) 55%, transparent)',
  fontSize: 1,
  lineHeight: 1.6,
  textWrap: 'balance',
  [withWords]: { display: 'block' },
} satisfies ThemeUIStyleObject;

/** The partner, standing beside the conversation where there is room; nothing without a picture. */
export function FigureColumn({ partner }: { partner: PartnerFacts }) {
  const { figure, slogan } = partner;
  if (figure === undefined) return null;
  return (
    <div sx={columnStyle}>
      {/* Another outfit is another picture, and appears as such. */}
      <img key={figure} src={figure} alt="" width={900} height={1350} sx={figureStyle} />
      {slogan !== '' && (
        <p lang={fallbackLang(partner, 'slogan')} sx={sloganStyle}>
          {slogan}
        </p>
      )}
    </div>
  );
}
