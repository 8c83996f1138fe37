import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ThemeUIStyleObject } from 'theme-ui';
import { BuildsList } from './builds-list';
import { pcBuilds, promoVideoUrl } from './builds';
import { PhoneQrCode } from './phone-qr-code';
import { PromoVideo } from './promo-video';

const hasMobile = pcBuilds.some(({ id }) => id === 'mobile');

const downloadsStyle = { display: 'grid', gap: 5 } satisfies ThemeUIStyleObject;

const moreStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 5,
} satisfies ThemeUIStyleObject;

const promoStyle = { width: 240 } satisfies ThemeUIStyleObject;

/** Promo video, builds and the QR code on the desktop home page, as far as they are configured. */
export function PcDownloads({ poster }: { poster: IGatsbyImageData | undefined }) {
  return (
    <div sx={downloadsStyle}>
      {pcBuilds.length > 0 && <BuildsList builds={pcBuilds} />}
      {(hasMobile || promoVideoUrl !== undefined) && (
        <div sx={moreStyle}>
          {hasMobile && <PhoneQrCode />}
          {promoVideoUrl !== undefined && (
            <PromoVideo address={promoVideoUrl} poster={poster} sx={promoStyle} />
          )}
        </div>
      )}
    </div>
  );
}
