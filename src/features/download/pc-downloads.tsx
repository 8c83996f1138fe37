import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useStrings } from '../../i18n/use-strings';
import { largeButton, loudButtonStyle, nightButtonStyle } from '../../ui/button-style';
import { DesktopIcon } from '../../ui/icons/desktop';
import { downloads } from './downloads';
import { PhoneCode } from './phone-code';
import { PromoVideo } from './promo-video';

/** What there is to take along from a desk, as far as it is configured. */
export const PcDownloads = ({ poster }: { poster: IGatsbyImageData | undefined }) => {
  const t = useStrings('download');
  const { pc, amd, aipc, mobile, promo } = downloads;
  return (
    <>
      <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {pc !== undefined && (
          <a href={pc} sx={{ ...loudButtonStyle, ...largeButton }}>
            <DesktopIcon size={22} />
            {t('desktop')}
          </a>
        )}
        {amd !== undefined && (
          <a href={amd} sx={{ ...nightButtonStyle, minHeight: 56, paddingX: 4 }}>
            {t('amd')}
          </a>
        )}
        {aipc !== undefined && (
          <a href={aipc} sx={{ ...nightButtonStyle, minHeight: 56, paddingX: 4 }}>
            {t('aipc')}
          </a>
        )}
      </p>
      {(mobile !== undefined || promo !== undefined) && (
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
          {mobile !== undefined && <PhoneCode address={mobile} />}
          {promo !== undefined && (
            <PromoVideo address={promo} poster={poster} sx={{ width: 240 }} />
          )}
        </div>
      )}
    </>
  );
};
