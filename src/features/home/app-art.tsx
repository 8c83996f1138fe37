import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { BundledPicture } from '../../ui/bundled-picture';

const artStyle = {
  zIndex: -1,
  width: 'min(520px, 100% - 32px)',
  marginX: 'auto',
  marginBottom: 5,
  borderRadius: 'large',
  [wide]: {
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: '62%',
    objectPosition: '86% center',
    height: '100%',
    marginBottom: 0,
    borderRadius: 0,
    // Fades in to the right of the text.
    '--text-end': 'max(636px - 38cqi, 12cqi + 60px)',
    maskImage:
      'linear-gradient(90deg, transparent var(--text-end), rgb(0 0 0 / 20%) calc(var(--text-end) + 60px), rgb(0 0 0 / 80%) calc(var(--text-end) + 180px), #000 calc(var(--text-end) + 260px))',
  },
} satisfies ThemeUIStyleObject;

/** The picture of the app: above the downloads on a phone, behind them on a desk. */
export function AppArt({ art }: { art: IGatsbyImageData | undefined }) {
  return (
    art && <BundledPicture picture={art} sizes="(min-width: 769px) 60vw, 100vw" sx={artStyle} />
  );
}
