import { useIdle } from '../../platform/use-idle';
import { useLazy } from '../../platform/use-lazy';
import { BundledPicture } from '../../ui/bundled-picture';
import type { HeroArt, RoofLanternsProps } from './home-data';
import { artInBox } from './roof-style';

function load() {
  return import('./roof-light.lazy');
}

interface Props {
  art: HeroArt;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
  className?: string;
}

/** The key art at dusk; later in the light of the visitor's clock, and with the weather of the season. */
export function RoofArt({ art, sizes, className }: Props) {
  const { code } = useLazy(load, { when: useIdle() });
  return (
    <div className={className}>
      {art.dusk && <BundledPicture picture={art.dusk} first sizes={sizes} sx={artInBox} />}
      {code && <code.RoofLight art={art} sizes={sizes} />}
    </div>
  );
}

/** A lantern for each activity, as far as there are places; later, because they depend on the visitor's clock. */
export function RoofLanterns(props: RoofLanternsProps) {
  const { code } = useLazy(load, { when: props.activities.length > 0 });
  return code ? <code.RoofLanterns {...props} /> : null;
}
