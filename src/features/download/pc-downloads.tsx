import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { BuildsList } from './builds-list';
import { pcBuilds } from './builds';
import { promo } from './downloads';
import { PhoneCode } from './phone-code';
import { PromoVideo } from './promo-video';

const hasMobile = pcBuilds.some(({ id }) => id === 'mobile');

/** What there is to take along from a desk, as far as it is configured. */
export function PcDownloads({ poster }: { poster: IGatsbyImageData | undefined }) {
  return (
    <div sx={{ display: 'grid', gap: 5 }}>
      {pcBuilds.length > 0 && <BuildsList builds={pcBuilds} />}
      {(hasMobile || promo !== undefined) && (
        <div sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
          {hasMobile && <PhoneCode />}
          {promo !== undefined && (
            <PromoVideo address={promo} poster={poster} sx={{ width: 240 }} />
          )}
        </div>
      )}
    </div>
  );
}
