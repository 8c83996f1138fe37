import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { Dialog } from '../../ui/dialog';

interface Props {
  address: string;
  open: boolean;
  onClose: () => void;
}

const videoStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 'medium',
  backgroundColor: '#000',
} satisfies ThemeUIStyleObject;

/** The promo video over the page; it is fetched from when the dialog opens, and stops with it. */
export function PromoDialog({ address, open, onClose }: Props) {
  const t = useStrings('download');
  return (
    <Dialog open={open} onClose={onClose} title={t('promo-title')} size="large">
      {/* The film has no speech; its words are in the picture. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video src={address} controls autoPlay playsInline sx={videoStyle} />
    </Dialog>
  );
}
