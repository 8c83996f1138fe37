import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useStrings } from '../../i18n/use-strings';
import { largeButton, loudButtonStyle } from '../../ui/button-style';
import { PhoneIcon } from '../../ui/icons/phone';
import { downloads } from './downloads';
import { PromoVideo } from './promo-video';

/** What there is to take along on a phone, as far as it is configured. */
export const MDownloads = ({ poster }: { poster: IGatsbyImageData | undefined }) => {
  const t = useStrings('download');
  const { mobile, promo } = downloads;
  return (
    <>
      {mobile !== undefined && (
        <a href={mobile} sx={{ ...loudButtonStyle, ...largeButton, width: '100%' }}>
          <PhoneIcon size={22} />
          {t('mobile')}
        </a>
      )}
      {promo !== undefined && <PromoVideo address={promo} poster={poster} />}
    </>
  );
};
