import type { ThemeUIStyleObject } from 'theme-ui';

interface PictureData {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

interface Props {
  picture: PictureData;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The language of that text, where it is not the page's own. */
  lang?: string | undefined;
  /**
   * How wide it is shown, as the `sizes` attribute takes it. A cover across a phone says 78vw and is shown at 92: at
   * two and a half pixels a point nobody sees the rest, and the file is smaller by a third.
   */
  sizes: string;
  /** The picture that a visitor sees first: fetched at once and before others. */
  first?: boolean;
  /** The picture at the top of a page, into which that of a card grows (`src/gatsby/browser/navigation`). */
  hero?: boolean;
  className?: string;
}

const pictureStyle = {
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
} satisfies ThemeUIStyleObject;

/**
 * A picture of the API as the build encoded it: its size is reserved and its colour shown until it is
 * there. A plain element, because GatsbyImage would carry react-dom/server into the browser.
 */
export function Picture({
  picture,
  alt,
  lang,
  sizes,
  first = false,
  hero = false,
  className,
}: Props) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet === '' ? undefined : picture.srcSet}
      sizes={picture.srcSet === '' ? undefined : sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      lang={lang}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      // React 18 knows the attribute only by its HTML spelling.
      {...{ fetchpriority: first ? 'high' : undefined }}
      data-hero={hero ? '' : undefined}
      className={className}
      style={{ backgroundColor: picture.color }}
      sx={pictureStyle}
    />
  );
}
