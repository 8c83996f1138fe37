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

/** The promo video in a dialog; loaded when the dialog opens, stopped when it closes. */
export function PromoDialog({ address, open, onClose }: Props) {
  const t = useStrings('download');
  return (
    <Dialog open={open} onClose={onClose} title={t('promo-title')} size="large">
      {/* The video has no speech; its text is in the picture. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video src={address} controls autoPlay playsInline sx={videoStyle} />
    </Dialog>
  );
}
