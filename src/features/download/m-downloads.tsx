import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { BuildsList } from './builds-list';
import { mBuilds, promoVideoUrl } from './builds';
import { PromoVideo } from './promo-video';

/** Promo video and builds on the mobile home page, as far as they are configured. */
export function MDownloads({ poster }: { poster: IGatsbyImageData | undefined }) {
  return (
    <>
      {mBuilds.length > 0 && <BuildsList builds={mBuilds} />}
      {promoVideoUrl !== undefined && <PromoVideo address={promoVideoUrl} poster={poster} />}
    </>
  );
}
