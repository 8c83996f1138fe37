import { NEUTRAL_COLOR } from './color';
import type { Picture, PictureKind } from './kinds';
import { sizeOf } from './placeholder';

/** A picture that is linked to where it is: its size is not known, so it is that of its kind. */
export function originPicture(href: string, kind: PictureKind): Picture {
  return {
    src: href,
    srcSet: '',
    ...sizeOf(kind),
    color: NEUTRAL_COLOR,
  };
}
