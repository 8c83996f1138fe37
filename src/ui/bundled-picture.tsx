import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ThemeUIStyleObject } from 'theme-ui';

interface Props {
  /** Result of a query through `gatsbyImageData`. */
  picture: IGatsbyImageData;
  /** Empty when it is decoration, or the text beside it says the same. */
  alt?: string;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
  /** The picture that a visitor sees first: fetched at once and before others. */
  first?: boolean;
  className?: string;
}

const pictureStyle = {
  display: 'contents',
  '& > source': { display: 'none' },
} satisfies ThemeUIStyleObject;

const imageStyle = {
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
} satisfies ThemeUIStyleObject;

/**
 * A picture of our own, in AVIF and WebP: its size is reserved and its colour shown until it is there. A
 * plain element, because GatsbyImage would carry react-dom/server into the browser.
 */
export function BundledPicture({ picture, alt = '', sizes, first = false, className }: Props) {
  const { images, width, height, backgroundColor } = picture;
  return (
    <picture sx={pictureStyle}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        // React 18 knows the attribute only by its HTML spelling.
        {...{ fetchpriority: first ? 'high' : undefined }}
        className={className}
        style={{ backgroundColor }}
        sx={imageStyle}
      />
    </picture>
  );
}
