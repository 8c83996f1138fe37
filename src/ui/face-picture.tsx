import type { ThemeUIStyleObject } from 'theme-ui';
import type { WireFace } from '../contract';

interface Props {
  picture: string | undefined;
  /** Place of the face in the picture; without it the upper part is shown. */
  face?: WireFace | undefined;
  /** Width and height in CSS pixels. */
  size: number;
  loading?: 'lazy';
  className?: string;
}

const circleStyle = {
  position: 'relative',
  flex: 'none',
  display: 'block',
  borderRadius: '50%',
  backgroundColor: 'raised',
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

const wholeStyle = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center top',
} satisfies ThemeUIStyleObject;

/** The picture's own height follows from its width; the face is brought into the middle by parts of both. */
const croppedStyle = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  maxWidth: 'none',
  height: 'auto',
} satisfies ThemeUIStyleObject;

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** A face in a circle, cut out of a picture that may show the whole figure. The name beside it says whose it is. */
export function FacePicture({ picture, face, size, loading, className }: Props) {
  return (
    <span className={className} style={{ width: size, height: size }} sx={circleStyle}>
      {face ? (
        <img
          src={picture}
          alt=""
          loading={loading}
          // The style has the last word; a picture of figures is two by three.
          width={size}
          height={size * 1.5}
          style={{
            width: percent(1 / (2 * face.r)),
            transform: `translate(-${percent(face.x)}, -${percent(face.y)})`,
          }}
          sx={croppedStyle}
        />
      ) : (
        <img src={picture} alt="" loading={loading} width={size} height={size} sx={wholeStyle} />
      )}
    </span>
  );
}
