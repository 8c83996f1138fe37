import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { pictureAddress } from '../../../api-client/picture-address';
import { useStrings } from '../../../i18n/use-strings';

/** Every picture has the same room, so that one that comes late moves nothing. */
const BOX_PX = 240;

const boxStyle = {
  display: 'grid',
  placeItems: 'center',
  width: BOX_PX,
  maxWidth: '100%',
  height: BOX_PX,
  borderRadius: 'medium',
  backgroundColor: 'raised',
  color: 'muted',
  fontSize: 1,
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: '100%',
  objectFit: 'contain',
} satisfies ThemeUIStyleObject;

/** A picture that was sent; a word where it may not or cannot be shown. */
export function MessagePicture({ picture }: { picture: string }) {
  const t = useStrings('chat');
  const [hasFailed, setHasFailed] = useState(false);
  const address = pictureAddress(picture);
  return (
    <div sx={boxStyle}>
      {address === undefined || hasFailed ? (
        t('picture-missing')
      ) : (
        <img
          src={address}
          alt={t('picture')}
          width={BOX_PX}
          height={BOX_PX}
          decoding="async"
          onError={() => setHasFailed(true)}
          sx={pictureStyle}
        />
      )}
    </div>
  );
}
