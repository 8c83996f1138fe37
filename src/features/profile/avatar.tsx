import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { pictureAddress } from '../../api-client/picture-address';
import { UserIcon } from '../../ui/icons/user';

/** Splits a text into graphemes; into code points where the browser has no `Intl.Segmenter`. */
function charactersOf(text: string): string[] {
  return 'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);
}

/**
 * Gives the initial for an avatar: the first grapheme, so that a composed emoji stays whole. Undefined for an empty
 * nickname.
 */
export function initialOf(nickname: string): string | undefined {
  return charactersOf(nickname.trim())[0]?.toLocaleUpperCase();
}

interface Props {
  /** Empty for somebody without one. */
  nickname: string;
  /** The address as the API gives it. */
  picture?: string | undefined;
  className?: string;
}

/** Two `em` wide: the caller sets the size by `fontSize`. */
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
 * A round avatar; without a picture, or if it fails to load, the first character of the nickname. Decorative: the
 * name is written beside it.
 */
export function Avatar({ nickname, picture, className }: Props) {
  const address = pictureAddress(picture);
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" translate="no" className={className} sx={discStyle}>
      {address !== undefined && address !== broken ? (
        <img
          src={address}
          alt=""
          width={64}
          height={64}
          onError={() => setBroken(address)}
          sx={pictureStyle}
        />
      ) : (
        (initialOf(nickname) ?? <UserIcon sx={iconStyle} />)
      )}
    </span>
  );
}
