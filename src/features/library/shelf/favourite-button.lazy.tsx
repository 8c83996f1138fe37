import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { nightButtonStyle, smallButton } from '../../../ui/button-style';
import { BookmarkIcon } from '../../../ui/icons/bookmark';
import { CheckIcon } from '../../../ui/icons/check';
import { showToast } from '../../../ui/toast';
import { readingStrings } from '../../../i18n/reading-strings';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { rememberVisit, toggleFavourite, useReadingRecord } from './reading-record';
import { shownItem, useReadingPlace, type ShownItem } from './use-reading-place';

const buttonStyle = {
  ...nightButtonStyle,
  ...smallButton,
  flex: 'none',
  paddingX: 3,
} satisfies ThemeUIStyleObject;

const continueStyle = {
  ...buttonStyle,
  flex: '0 1 auto',
  minWidth: 0,
} satisfies ThemeUIStyleObject;

const cutStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

function isSame(one: Pick<ShownItem, 'kind' | 'id'>, other: Pick<ShownItem, 'kind' | 'id'>) {
  return one.kind === other.kind && one.id === other.id;
}

function FavouriteButton({ item }: { item: ShownItem }) {
  const t = useStrings('reading');
  const isFavourite = useReadingRecord(({ record }) =>
    record.favourites.some((each) => isSame(each, item)),
  );
  const toggle = (): void => {
    toggleFavourite(item);
    if (useReadingRecord.getState().isKept) return;
    void showToast({ tone: 'error', text: t('not-kept') });
  };
  return (
    <button type="button" onClick={toggle} sx={buttonStyle}>
      {isFavourite ? <CheckIcon size={18} /> : <BookmarkIcon size={18} />}
      {t(isFavourite ? 'favourite-kept' : 'favourite')}
    </button>
  );
}

/** The way back to where reading stopped the last time; stays as it was when the page was opened. */
function ContinueLink({ item }: { item: ShownItem }) {
  const t = useStrings('reading');
  const [place] = useState(() =>
    useReadingRecord.getState().record.places.find((each) => isSame(each, item)),
  );
  if (!place) return null;
  return (
    <a href={`#${place.section}`} sx={continueStyle}>
      <span sx={cutStyle}>{t('continue-at', { section: place.title })}</span>
    </a>
  );
}

/**
 * Shows the buttons of a game or role.
 * @param reads its kind and id, as the page names them
 */
export function FavouriteButtonRow({ reads }: { reads: string }) {
  const [item] = useState(() => shownItem(reads));
  useEffect(() => {
    if (item) rememberVisit(item);
  }, [item]);
  useReadingPlace(item);
  if (!item) return null;
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <FavouriteButton item={item} />
      <ContinueLink item={item} />
    </WithLateStrings>
  );
}
