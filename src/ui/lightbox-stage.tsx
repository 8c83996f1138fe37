import useEmblaCarousel from 'embla-carousel-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { PictureWords } from '../contract';
import { fallbackLang } from '../i18n/fallback-lang';
import { useStrings } from '../i18n/use-strings';
import { useAnnouncement } from '../platform/voice';
import { iconButtonStyle } from './button-style';
import { ChevronLeftIcon } from './icons/chevron-left';
import { ChevronRightIcon } from './icons/chevron-right';
import { CloseIcon } from './icons/close';
import { wantsLittleMotion } from './reduced-motion';
import { visuallyHidden } from './visually-hidden';

export interface LightboxPicture {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
  /** The language of that text, where it is not the page's own. */
  readonly lang?: string | undefined;
  /** Words for the picture that are read besides; null where nobody has found any. */
  readonly words: PictureWords | null;
}

interface Props {
  title: string;
  pictures: readonly LightboxPicture[];
  start: number;
  onClose: () => void;
}

/** A picture that is zoomed is moved, not changed. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

const stageButtonStyle = {
  ...iconButtonStyle,
  width: 48,
  minHeight: 48,
  backgroundColor: 'rgb(255 255 255 / 10%)',
  color: 'onNight',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 22%)' },
  '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
} satisfies ThemeUIStyleObject;

/** Windows in which the buttons stand beside the picture. */
const roomy = '@media (min-width: 900px)';

const stageStyle = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"count count close" "stage stage stage" "previous caption next"',
  alignItems: 'center',
  gap: 3,
  height: '100%',
  padding: 3,
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  [roomy]: {
    gridTemplateAreas: '"count count close" "previous stage next" ". caption ."',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    paddingX: 5,
  },
} satisfies ThemeUIStyleObject;

const stageWithoutCaptionsStyle = {
  ...stageStyle,
  [roomy]: {
    gridTemplateAreas: '"count count close" "previous stage next"',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    paddingX: 5,
  },
} satisfies ThemeUIStyleObject;

const countStyle = {
  gridArea: 'count',
  paddingX: 2,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

const windowStyle = {
  gridArea: 'stage',
  overflow: 'hidden',
  height: '100%',
  touchAction: 'pan-y pinch-zoom',
} satisfies ThemeUIStyleObject;

const rowStyle = {
  display: 'flex',
  height: '100%',
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const slideStyle = {
  display: 'grid',
  flex: '0 0 100%',
  minWidth: 0,
  placeItems: 'center',
  height: '100%',
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  borderRadius: 'medium',
  objectFit: 'contain',
} satisfies ThemeUIStyleObject;

const previousStyle = { ...stageButtonStyle, gridArea: 'previous' } satisfies ThemeUIStyleObject;

const nextStyle = { ...stageButtonStyle, gridArea: 'next' } satisfies ThemeUIStyleObject;

const captionStyle = {
  gridArea: 'caption',
  justifySelf: 'center',
  maxWidth: 'text',
  minHeight: '3em',
  maxHeight: '20vh',
  overflowY: 'auto',
  color: 'nightMuted',
  fontSize: 1,
  lineHeight: 1.5,
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

const closeStyle = { ...stageButtonStyle, gridArea: 'close' } satisfies ThemeUIStyleObject;

/** Shows the contents of the lightbox: the pictures, their captions, and how to get about. */
export function LightboxStage({ title, pictures, start, onClose }: Props) {
  const t = useStrings('common');
  const [index, setIndex] = useState(start);
  const [attach, api] = useEmblaCarousel({ startIndex: start, watchDrag: () => !isZoomed() });

  useEffect(() => {
    if (!api) return undefined;
    const tell = (): void => setIndex(api.selectedScrollSnap());
    api.on('select', tell);
    return () => {
      api.off('select', tell);
    };
  }, [api]);

  const count = pictures.length;
  const shown = pictures[index];
  const picture = shown === undefined || shown.alt === '' ? title : shown.alt;
  useAnnouncement(t('item-of', { picture, item: index + 1, count }));
  useAnnouncement(shown?.words?.description ?? '');
  const go = (next: number): void => api?.scrollTo(next, wantsLittleMotion());
  const targets: Readonly<Partial<Record<string, number>>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const keys = {
    onKeyDown: (event: KeyboardEvent): void => {
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      if (target >= 0 && target < count) go(target);
    },
  };
  const beside = {
    onClick: ({ target, currentTarget }: MouseEvent): void => {
      if (target === currentTarget) onClose();
    },
  };
  // One caption keeps the row for all, or the pictures would change their size on the way.
  const hasCaptions = pictures.some(({ words }) => words !== null);
  const words = pictures[index]?.words;

  return (
    <div {...keys} sx={hasCaptions ? stageStyle : stageWithoutCaptionsStyle}>
      <Radix.Title sx={visuallyHidden}>{title}</Radix.Title>
      <p aria-hidden="true" sx={countStyle}>
        {`${index + 1} / ${count}`}
      </p>
      <div ref={attach} sx={windowStyle}>
        <ul sx={rowStyle}>
          {pictures.map(({ src, srcSet, width, height, color, alt, lang }, each) => (
            <li
              key={each}
              {...beside}
              aria-hidden={each === index ? undefined : 'true'}
              sx={slideStyle}
            >
              <img
                src={src}
                srcSet={srcSet === '' ? undefined : srcSet}
                sizes={srcSet === '' ? undefined : '100vw'}
                width={width}
                height={height}
                alt={alt}
                lang={lang}
                loading={Math.abs(each - index) < 2 ? 'eager' : 'lazy'}
                draggable={false}
                style={{ backgroundColor: color }}
                sx={pictureStyle}
              />
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        aria-label={t('previous-item')}
        aria-disabled={index === 0}
        onClick={() => go(index - 1)}
        sx={previousStyle}
      >
        <ChevronLeftIcon size={24} />
      </button>
      <button
        type="button"
        aria-label={t('next-item')}
        aria-disabled={index === count - 1}
        onClick={() => go(index + 1)}
        sx={nextStyle}
      >
        <ChevronRightIcon size={24} />
      </button>
      {hasCaptions && (
        <p sx={captionStyle}>
          {words && (
            <>
              <strong lang={fallbackLang(words, 'line')}>{words.line}</strong>{' '}
              <span lang={fallbackLang(words, 'description')}>{words.description}</span>
            </>
          )}
        </p>
      )}
      <Radix.Close aria-label={t('close')} sx={closeStyle}>
        <CloseIcon size={24} />
      </Radix.Close>
    </div>
  );
}
