import { useState, type MouseEvent } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { medium, motion } from '../../theme/theme';
import { Picture } from '../../ui/picture';
import { useLoaded } from '../../ui/use-loaded';
import { largestPicture } from './largest-picture';
import { plainList } from './list-style';

const loadLightbox = () => import('../../ui/lightbox');

/** A strip to be pushed sideways on a phone; from there on a mosaic whose first picture is large. */
const mosaicStyle = {
  ...plainList,
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  marginX: -3,
  paddingX: 3,
  paddingBottom: 2,
  scrollPaddingLeft: 12,
  scrollSnapType: 'x mandatory',
  '& > li': { flex: '0 0 86%', scrollSnapAlign: 'start' },
  '& > li:only-child': { flexBasis: '100%' },
  [medium]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    overflow: 'visible',
    '& > li': { gridColumn: 'span 2' },
    '& > li:first-of-type': { gridColumn: 'span 6' },
    // Rows of two and three without a hole, whatever the number.
    '& > li:nth-of-type(3n + 2):nth-last-of-type(1)': { gridColumn: 'span 6' },
    '& > li:nth-of-type(3n + 2):nth-last-of-type(2), & > li:nth-of-type(3n + 3):nth-last-of-type(1)':
      { gridColumn: 'span 3' },
    // Two alone stand side by side.
    '& > li:first-of-type:nth-last-of-type(2), & > li:first-of-type:nth-last-of-type(2) + li': {
      gridColumn: 'span 3',
    },
  },
} as const;

const linkStyle = {
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'medium',
  cursor: 'zoom-in',
  '&:focus-visible': { borderRadius: 'medium' },
  '& img': { aspectRatio: '16 / 9', transition: `transform ${motion.calm}` },
  '&:hover img': { transform: 'scale(1.03)' },
} as const;

interface Props {
  pictures: Queries.GameDataFragment['gallery'];
  /** What the pictures are of. */
  name: string;
}

/** Pictures of a game. Each leads to its large file; with a script they open where they are. */
export const Gallery = ({ pictures, name }: Props) => {
  const t = useStrings('library');
  const [opened, setOpened] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const code = useLoaded(loadLightbox, opened !== undefined);
  const named = pictures.map((picture, index) => ({
    ...picture,
    alt: t('gallery-picture', { name, number: index + 1 }),
  }));
  const open = (event: MouseEvent, index: number): void => {
    // A new tab or window was asked for: that is the large file's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
    setIsOpen(true);
  };
  return (
    <>
      <ul sx={mosaicStyle}>
        {named.map((picture, index) => (
          <li key={index}>
            <a
              href={largestPicture(picture)}
              onClick={(event) => {
                open(event, index);
              }}
              sx={linkStyle}
            >
              <Picture
                picture={picture}
                alt={picture.alt}
                sizes={
                  index === 0 || pictures.length < 3
                    ? '(min-width: 769px) 740px, 86vw'
                    : '(min-width: 769px) 360px, 86vw'
                }
              />
            </a>
          </li>
        ))}
      </ul>
      {code && opened !== undefined && (
        <code.Lightbox
          open={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
          title={name}
          pictures={named}
          start={opened}
        />
      )}
    </>
  );
};
