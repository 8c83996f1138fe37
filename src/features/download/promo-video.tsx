import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors, motion } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { BundledPicture } from '../../ui/bundled-picture';
import { PlayIcon } from '../../ui/icons/play';
import { useLazy } from '../../platform/loading/use-lazy';

interface Props {
  address: string;
  poster: IGatsbyImageData | undefined;
  className?: string;
}

function load() {
  return import('./promo-dialog.lazy');
}

const linkStyle = {
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  borderRadius: 'medium',
  background: 'linear-gradient(135deg, #3a2c86, #1c1440)',
  color: 'onNight',
  boxShadow: 'raised',
  overflow: 'hidden',
  transition: `transform ${motion.quick}, box-shadow ${motion.quick}`,
  '&:hover': {
    boxShadow: `6px 6px 0 ${colors.amber}`,
    transform: 'translate(-3px, -3px)',
  },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const posterStyle = { position: 'absolute', inset: 0, height: '100%' } satisfies ThemeUIStyleObject;

const captionStyle = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  padding: 3,
  paddingTop: 7,
  background: 'linear-gradient(transparent, rgb(15 10 36 / 88%))',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const playStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: '1px solid transparent',
  borderRadius: 'round',
  backgroundColor: '#fff',
  color: 'nightDeep',
} satisfies ThemeUIStyleObject;

/** The poster of the promo video. A click opens it in a dialog; without a script it is a link to the video. */
export function PromoVideo({ address, poster, className }: Props) {
  const t = useStrings('download');
  const [isOpen, setOpen] = useState(false);
  const { code, loadNow } = useLazy(load, {
    when: isOpen,
    onFail: () => {
      setOpen(false);
      if (isOpen) window.location.assign(address);
    },
  });
  return (
    <>
      <a
        href={address}
        className={className}
        onPointerEnter={loadNow}
        onFocus={loadNow}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        sx={linkStyle}
      >
        {poster && (
          <BundledPicture
            picture={poster}
            sizes="(min-width: 769px) 360px, 92vw"
            sx={posterStyle}
          />
        )}
        <span sx={captionStyle}>
          <span sx={playStyle}>
            <PlayIcon />
          </span>
          {t('promo')}
        </span>
      </a>
      {code && <code.PromoDialog address={address} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
