import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium } from '../../theme/theme';
import { BundledPicture } from '../../ui/bundled-picture';
import { inContent } from '../../ui/dark-hero-band';
import { HeroText } from './hero';

const heroStyle = {
  gridColumn: 'full',
  position: 'relative',
  isolation: 'isolate',
  paddingTop: 6,
  // Leaves the lower part of the art, with its two figures, free of text.
  paddingBottom: 'min(74cqi, 480px)',
  overflow: 'clip',
  background: 'linear-gradient(#110c2c 40%, #2a2063)',
  color: 'onNight',
  '& :focus-visible': { outlineColor: 'amber' },
  [medium]: { paddingTop: 7, paddingBottom: 'min(66cqi, 560px)' },
} satisfies ThemeUIStyleObject;

const artStyle = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: -1,
  aspectRatio: '3 / 4',
  maskImage: 'linear-gradient(transparent, #000 30%)',
} satisfies ThemeUIStyleObject;

/** The hero of the mobile home page: text on the sky of the art, its figures below. */
export function MHero({ art }: { art: IGatsbyImageData | undefined }) {
  return (
    <section id="top" aria-labelledby="top-title" sx={heroStyle}>
      {art && (
        <BundledPicture picture={art} first sizes="(min-width: 769px) 768px, 100vw" sx={artStyle} />
      )}
      <div sx={inContent}>
        <HeroText />
      </div>
    </section>
  );
}
