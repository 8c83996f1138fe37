import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { keyframes } from '../../../theme/keyframes';
import { forcedColors } from '../../../theme/theme';
import type { PartnerFacts } from './partner-facts';
import { inPhrases } from '../../../ui/in-phrases';

/** Room in which the figure has a column of its own: that of windows from some 1,280 by 700 pixels on. */
export const besideFigure = '@container page (min-width: 1180px) and (min-height: 560px)';

export const FIGURE_COLUMN_PX = 300;

/** The picture's height at which the figure in it stands 520 px high. */
const PICTURE_PX = 620;

/** There is air above the picture of such a height. */
const withAir = '@container page (min-height: 680px)';

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

/** Air above the figure's picture: the colours of its sky, which is its upper part alone. */
const airStyle = {
  position: 'absolute',
  inset: '-40px',
  width: 'calc(100% + 80px)',
  maxWidth: 'none',
  height: '300%',
  objectFit: 'cover',
  objectPosition: 'center top',
  filter: 'blur(28px)',
} satisfies ThemeUIStyleObject;

const figureStyle = {
  position: 'absolute',
  bottom: 0,
  left: 0,
  width: '100%',
  height: `min(100%, ${PICTURE_PX}px)`,
  objectFit: 'cover',
  objectPosition: 'center bottom',
  animation: `${appear} 400ms`,
  [withAir]: { maskImage: 'linear-gradient(transparent, #000 72px)' },
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
  [withAir]: { display: 'block' },
} satisfies ThemeUIStyleObject;

/** The partner, standing beside the conversation where there is room; nothing without a picture. */
export function FigureColumn({ partner }: { partner: PartnerFacts }) {
  const { figure, slogan } = partner;
  if (figure === undefined) return null;
  return (
    <div sx={columnStyle}>
      <img src={figure} alt="" width={900} height={1350} sx={airStyle} />
      {/* Another outfit is another picture, and appears as such. */}
      <img key={figure} src={figure} alt="" width={413} height={PICTURE_PX} sx={figureStyle} />
      {slogan !== '' && (
        <p lang={fallbackLang(partner, 'slogan')} sx={sloganStyle}>
          {slogan}
        </p>
      )}
    </div>
  );
}
