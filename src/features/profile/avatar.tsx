import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { pictureAddress } from '../../api-client/picture-address';
import { UserIcon } from '../../ui/icons/user';

/** Where a browser cannot tell, a character is a code point. */
function charactersOf(text: string): string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
}

/**
 * What stands for a person without a picture: the first character of the nickname as a reader sees it, so
 * an emoji of several parts stays whole. Undefined for a nickname without any.
 */
export function initialOf(nickname: string): string | undefined {
  return charactersOf(nickname.trim())[0]?.toLocaleUpperCase();
}

interface Props {
  /** Empty for somebody without one. */
  nickname: string;
  /** As the API gives it. */
  picture?: string | undefined;
  className?: string;
}

/** Sized in its own letters: whoever places it gives a font size, and the disc is two of them wide. */
const discStyle = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2em',
  height: '2em',
  border: '1px solid transparent',
  borderRadius: '50%',
  backgroundColor: 'amber',
  color: 'onAmber',
  fontWeight: 'bold',
  lineHeight: 1,
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} satisfies ThemeUIStyleObject;

const iconStyle = { width: '1em', height: '1em' } satisfies ThemeUIStyleObject;

/**
 * Somebody's picture, in a circle. Without one, and where it does not load, the first character of the
 * nickname. Silent, because the name stands beside it.
 */
export function Avatar({ nickname, picture, className }: Props) {
  const address = pictureAddress(picture);
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" translate="no" className={className} sx={discStyle}>
      {address !== undefined && address !== broken ? (
        <img src={address} alt="" onError={() => setBroken(address)} sx={pictureStyle} />
      ) : (
        (initialOf(nickname) ?? <UserIcon sx={iconStyle} />)
      )}
    </span>
  );
}
