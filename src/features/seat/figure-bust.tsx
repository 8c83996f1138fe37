import type { ThemeUIStyleObject } from 'theme-ui';
import { useAsync } from '../../api-client/use-async';
import { partnerFileAddress, partnerFileSchema } from '../../contract/partner-file';
import { usePlace } from '../../i18n/locale-context';
import { fetchSiteJson } from '../../platform/network/fetch-site-json';
import { keyframes } from '../../theme/keyframes';
import { forcedColors, motionWelcome } from '../../theme/theme';
import type { SeatGame } from './seat-game';

const breathe = keyframes({ '50%': { transform: 'scale(1.015)' } });
const stretch = keyframes({
  '40%': { transform: 'scaleY(1.06)' },
  '60%': { transform: 'scaleY(1.06)' },
});

const bustStyle = {
  position: 'relative',
  minHeight: 150,
  backgroundColor: 'night',
  overflow: 'hidden',
  [forcedColors]: { borderBottom: '1px solid' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Head and shoulders of a picture that shows the whole figure.
  objectPosition: '50% 14%',
  transformOrigin: 'bottom',
  [motionWelcome]: { animation: `${breathe} 6s ease-in-out infinite` },
} satisfies ThemeUIStyleObject;

const stretchingStyle = {
  ...pictureStyle,
  [motionWelcome]: { animation: `${stretch} 3s ease-in-out 1` },
} satisfies ThemeUIStyleObject;

interface Props {
  partner: NonNullable<SeatGame['partner']>;
  isStretching: boolean;
}

/** Head and shoulders of whoever sits beside the player; the face alone where there is no picture of the figure. */
export function FigureBust({ partner, isStretching }: Props) {
  const { locale } = usePlace();
  const { state } = useAsync(`${locale} ${partner.id}`, async (signal) => ({
    figure: await fetchSiteJson(
      partnerFileAddress(locale, partner.id),
      (json) => partnerFileSchema.parse(json).figure,
      signal,
    ).catch(() => null),
  }));
  const figure = state.status === 'ready' ? (state.data.figure?.src ?? partner.avatar) : undefined;
  return (
    <div sx={bustStyle}>
      {figure !== undefined && (
        <img
          src={figure}
          alt=""
          width={640}
          height={960}
          sx={isStretching ? stretchingStyle : pictureStyle}
        />
      )}
    </div>
  );
}
