import { useState, type MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, motion } from '../../theme/theme';
import { altOf } from '../../ui/alt-of';
import { Picture } from '../../ui/picture';
import { useLazy } from '../../platform/loading/use-lazy';
import { plainList } from './list-style';

/** Gives the address of a picture in its largest width; `srcSet` is ascending. */
export function largestPicture({ src, srcSet }: { src: string; srcSet: string }): string {
  return (srcSet === '' ? undefined : srcSet.split(', ').at(-1)?.split(' ')[0]) ?? src;
}

function load() {
  return import('./game-lightbox.lazy');
}

/** A row to swipe on a phone; a grid without gaps on wider screens, the first picture large. */
const mosaicStyle = {
  ...plainList,
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  // Room for the ring of a picture, which the row cuts off.
  marginX: -4,
  marginTop: -2,
  paddingX: 4,
  paddingY: 2,
  scrollPaddingLeft: 16,
  scrollSnapType: 'x mandatory',
  '& > li': { flex: '1 0 86%', scrollSnapAlign: 'start' },
  [medium]: {
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    overflow: 'visible',
    '& > li': { flex: '1 0 30%' },
    '& > li:first-of-type:not(:nth-last-of-type(2))': { flexBasis: '100%' },
  },
} satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'medium',
  cursor: 'zoom-in',
  '& img': { aspectRatio: '16 / 9', transition: `transform ${motion.calm}` },
  '&:hover img': { transform: 'scale(1.03)' },
} satisfies ThemeUIStyleObject;

const wordsStyle = { marginY: 3, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  pictures: Queries.GameDataFragment['gallery'];
  /** The name of the game. */
  name: string;
  /** The address of the pictures in words; null where nobody has found any. */
  words: string | null;
}

/** Pictures of a game, and a link to them in words. Each links to its large file; with a script it opens in the lightbox. */
export function Gallery({ pictures, name, words }: Props) {
  const t = useStrings('library');
  const inGame = useStrings('game');
  const [opened, setOpened] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const { code } = useLazy(load, {
    when: opened !== undefined,
    onFail: () => {
      const picture = pictures[opened ?? 0];
      setOpened(undefined);
      setIsOpen(false);
      if (picture) window.location.assign(largestPicture(picture));
    },
  });
  const named = pictures.map((picture, index) => ({
    ...picture,
    ...altOf(picture.text, t('gallery-picture', { name, number: index + 1 })),
  }));
  const open = (event: MouseEvent, index: number): void => {
    // A modified click opens the large file in a new tab or window.
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
              onClick={(event) => open(event, index)}
              sx={linkStyle}
            >
              <Picture
                picture={picture}
                alt={picture.alt}
                lang={picture.lang}
                sizes="(min-width: 769px) 740px, 78vw"
              />
            </a>
          </li>
        ))}
      </ul>
      {words !== null && (
        <p sx={wordsStyle}>
          <a href={words}>{inGame('describe-gallery')}</a>
        </p>
      )}
      {code && opened !== undefined && (
        <code.GameLightbox
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={name}
          pictures={named}
          words={words}
          start={opened}
        />
      )}
    </>
  );
}
