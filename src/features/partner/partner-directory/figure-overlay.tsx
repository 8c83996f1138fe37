import type { ThemeUIStyleObject } from 'theme-ui';
import { useChosenPicture } from '../chosen-figure';

const figureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 30%',
} satisfies ThemeUIStyleObject;

/** The figure that a visitor has chosen, over the partner's own; nothing where its picture cannot be had. */
export function FigureOverlay({ partnerId }: { partnerId: string }) {
  const { picture, onError } = useChosenPicture(partnerId);
  return picture === undefined ? null : (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      width={320}
      height={480}
      onError={onError}
      sx={figureStyle}
    />
  );
}
