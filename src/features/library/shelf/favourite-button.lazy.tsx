import { useEffect, useState } from 'react';
import { browserEnv } from '../../../config/browser-env';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { coarsePointer, forcedColors } from '../../../theme/theme';
import { selectedInForcedColors } from '../../../ui/button-style';
import { BookmarkIcon } from '../../../ui/icons/bookmark';
import { DesktopIcon } from '../../../ui/icons/desktop';
import { KeptIcon } from '../../../ui/icons/kept';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { nightGhostStyle } from '../../../ui/night-ghost-style';
import { SeatLink } from '../../../ui/seat-link';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { rememberVisit, useReadingRecord, rememberPlace, readVersion } from './reading-record';
import { READING_LINE_PX, sectionAbove } from '../../../platform/use-current-section';
import { CompareLink } from '../compare-link';
import { ChangesSinceRead } from './changes-since-read';
import { KeepOfflineButton } from './keep-offline-button';
import { useFavourite, type NamedItem } from './use-favourite';
import { toolWordStyle } from '../../../ui/tool-word-style';

/** The page's item, the version that the page shows, and the one that the visitor has read; undefined for none. */
interface Reading {
  readonly item: NamedItem;
  readonly now: number;
  readonly read: number | undefined;
}

/**
 * Reads the game or role of the page: kind, id and version as given, the name and its language from the heading.
 * @returns undefined where the page shows none
 */
function shownReading(reads: string): Reading | undefined {
  const [kind, id = '', changedAt = ''] = reads.split(' ');
  const heading = document.querySelector<HTMLElement>('main h1');
  if ((kind !== 'game' && kind !== 'role') || id === '' || !heading) return undefined;
  const name = heading.textContent.trim();
  const item = { kind, id, name, lang: heading.lang || document.documentElement.lang } as const;
  const read = readVersion(useReadingRecord.getState().record, item);
  return { item, now: Date.parse(changedAt), read };
}

/** Above this section nobody has begun to read. */
const FIRST_SECTION = 'introduction';

/** The sections behind the texts: here they have been read. */
const LAST_SECTIONS = ['roles', 'access', 'related'];

/** Notes at which section of a game the reader is, and forgets it at its end. */
function useReadingPlace(item: NamedItem | undefined): void {
  useEffect(() => {
    if (item?.kind !== 'game') return undefined;
    const sections = Array.from(
      document.querySelectorAll<HTMLElement>(
        'main article section[aria-labelledby], main > section[aria-labelledby]',
      ),
      (element) => ({ id: element.getAttribute('aria-labelledby') ?? '', element }),
    );
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const tops = sections.map(({ id, element }) => ({
        id,
        top: element.getBoundingClientRect().top,
      }));
      const section = sectionAbove(tops, READING_LINE_PX);
      if (section === undefined || section === FIRST_SECTION) return;
      const title = document.getElementById(section)?.textContent.trim() ?? '';
      rememberPlace(item, LAST_SECTIONS.includes(section) ? undefined : { section, title });
    };
    // Once a frame, however many events there are.
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [item]);
}

const favouriteStyle = {
  ...nightGhostStyle,
  '&[aria-pressed="true"]': { color: 'amber' },
  // The main button of a row that has no other (`../item-button-row.tsx`).
  'div:only-child > [data-reads] > &[aria-pressed="false"]': {
    paddingX: 4,
    borderColor: 'amber',
    backgroundColor: 'amber',
    color: 'onAmber',
    fontWeight: 'bold',
  },
  [forcedColors]: { '&[aria-pressed="true"]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

/** Style of the way back: one line, cut off before it takes a row of its own; on a phone it leaves the tools their icons. */
const continueStyle = {
  ...nightGhostStyle,
  flex: '1 1 6em',
  display: 'block',
  maxWidth: 'max-content',
  paddingY: 0,
  overflow: 'hidden',
  // In the middle of its height.
  lineHeight: '34px',
  [coarsePointer]: { ...nightGhostStyle[coarsePointer], lineHeight: '42px' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'amber',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
} satisfies ThemeUIStyleObject;

function isSame(one: Pick<NamedItem, 'kind' | 'id'>, other: Pick<NamedItem, 'kind' | 'id'>) {
  return one.kind === other.kind && one.id === other.id;
}

/** Puts the item of the page on the shelf, or takes it off: a button that is pressed while it stands there. */
function FavouriteButton({ item }: { item: NamedItem }) {
  const t = useStrings('reading');
  const { isFavourite, toggle } = useFavourite(item);
  return (
    <button
      type="button"
      aria-label={t('favourite-item', { name: item.name })}
      aria-pressed={isFavourite}
      onClick={toggle}
      sx={favouriteStyle}
    >
      {isFavourite ? <KeptIcon size={18} /> : <BookmarkIcon size={18} />}
      <span sx={toolWordStyle}>{t('favourite')}</span>
    </button>
  );
}

/** Opens a small window beside the game, where there is room for one. */
function SeatButton({ item: { id, name } }: { item: NamedItem }) {
  const t = useStrings('reading');
  return (
    <SeatLink gameId={id} label={t('seat-game', { name })} sx={nightGhostStyle}>
      <DesktopIcon size={18} />
      {t('seat')}
    </SeatLink>
  );
}

/**
 * The way back to where reading stopped the last time, by the title that the section has on this page: it may have been
 * read in another language. Stays as it was when the page was opened.
 */
function ContinueLink({ item }: { item: NamedItem }) {
  const t = useStrings('reading');
  const [place] = useState(() => {
    const found = useReadingRecord.getState().record.places.find((each) => isSame(each, item));
    if (!found) return undefined;
    const { section, title } = found;
    return { section, title: document.getElementById(section)?.textContent.trim() ?? title };
  });
  if (!place) return null;
  return (
    <a href={`#${place.section}`} sx={continueStyle}>
      {t('continue-at', { section: place.title })}
    </a>
  );
}

/**
 * Shows the buttons of a game or role, and what changed since it was read before.
 * @param reads its kind and id and the time of its last change, as the page names them
 */
export function FavouriteButtonRow({ reads }: { reads: string }) {
  const [reading] = useState(() => shownReading(reads));
  const item = reading?.item;
  useEffect(() => {
    if (item) rememberVisit(item);
  }, [item]);
  useReadingPlace(item);
  if (!reading) return null;
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <FavouriteButton item={reading.item} />
      <CompareLink kind={reading.item.kind} id={reading.item.id} />
      {reading.item.kind === 'game' && <SeatButton item={reading.item} />}
      <ContinueLink item={reading.item} />
      <ChangesSinceRead {...reading} />
      {browserEnv.hasOffline && reading.item.kind === 'game' && (
        <KeepOfflineButton item={reading.item} />
      )}
    </WithLateStrings>
  );
}
