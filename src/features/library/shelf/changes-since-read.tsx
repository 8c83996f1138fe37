import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { ChangeWords } from '../../../contract/item-changes';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { changesSince, readItemChanges } from '../../../platform/item-changes';
import { logError } from '../../../platform/log';
import { colors } from '../../../theme/colors';
import { forcedColors, gutter, medium, printed, sizes, wide } from '../../../theme/theme';
import { insetFocusRing } from '../../../theme/focus-ring';
import { iconButtonStyle } from '../../../ui/button-style';
import { CloseIcon } from '../../../ui/icons/close';
import { plainList } from '../list-style';
import { ChangeWordsLine } from './change-words';
import { rememberVersion, type ReadingEntry } from './reading-record';

interface Props {
  item: Pick<ReadingEntry, 'kind' | 'id'>;
  /** The version that the page shows, as the time of its last change. */
  now: number;
  /** The version that the visitor has read; undefined for a first visit. */
  read: number | undefined;
}

/** Lines that a note has; of the others their number. */
const MOST_LINES = 4;

/**
 * Finds what changed since the item was read, and notes that this version is the one that was read: at once where there is
 * nothing to say, and else once it can be said. Where the file does not come, the next visit tries again.
 */
function useChanges({ item, now, read }: Props): readonly ChangeWords[] {
  const { locale } = usePlace();
  const [lines, setLines] = useState<readonly ChangeWords[]>([]);
  useEffect(() => {
    if (Number.isNaN(now)) return undefined;
    if (read === undefined || now <= read) {
      rememberVersion(item, now);
      return undefined;
    }
    let isGone = false;
    readItemChanges(locale)
      .then((file) => {
        if (isGone) return;
        setLines(changesSince(file, { ...item, now, read }));
        rememberVersion(item, now);
      })
      .catch(logError);
    return () => {
      isGone = true;
    };
  }, [item, now, read, locale]);
  return lines;
}

/** Above the text of the hero, over its picture: it covers nothing that is read, and moves nothing. */
const noteStyle = {
  position: 'absolute',
  right: `max(${gutter}, (100% - ${sizes.content}) / 2)`,
  bottom: 'calc(100% - 40px)',
  zIndex: 'raised',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 2,
  width: `min(340px, 100% - 2 * ${gutter})`,
  // As high as the picture above the text, and no higher: the header of the page lies over what is above.
  maxHeight: 'calc(62.5cqi - 56px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingLeft: 4,
  paddingBottom: 3,
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: `5px 5px 0 ${colors.amber}`,
  color: 'text',
  fontSize: 1,
  [medium]: { maxHeight: 'calc(50cqi - 56px)' },
  [wide]: { maxHeight: 'max(120px, min(520px, 33.3cqi) - 198px)' },
  [forcedColors]: { border: '1px solid' },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Note over the foot of a role's portrait, which stands above the text on a phone and beside it elsewhere. */
const roleNoteStyle = {
  ...noteStyle,
  right: 0,
  bottom: '100%',
  width: 'min(340px, 100%)',
  maxHeight: 220,
  // Within the portrait, beyond the room between it and the text.
  [medium]: { right: 'calc(100% + 48px)', bottom: 5, width: 280 },
  [wide]: { right: 'calc(100% + 80px)' },
} satisfies ThemeUIStyleObject;

const titleStyle = { paddingTop: 3, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const listStyle = {
  ...plainList,
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 1,
  paddingRight: 4,
  color: 'muted',
  '& a': { color: 'primary' },
} satisfies ThemeUIStyleObject;

const closeStyle = {
  ...iconButtonStyle,
  color: 'muted',
  '&:focus-visible': insetFocusRing,
} satisfies ThemeUIStyleObject;

/** The note itself. Its place is there before its words, so that screen readers hear them, once. */
function Note({
  lines,
  isRole,
  onClose,
}: {
  lines: readonly ChangeWords[];
  isRole: boolean;
  onClose: () => void;
}) {
  const t = useStrings('reading');
  const more = lines.length - MOST_LINES;
  return (
    <div role="status">
      {lines.length > 0 && (
        <div sx={isRole ? roleNoteStyle : noteStyle}>
          <p sx={titleStyle}>{t('changes-since')}</p>
          <button type="button" aria-label={t('changes-close')} onClick={onClose} sx={closeStyle}>
            <CloseIcon size={18} />
          </button>
          <ul sx={listStyle}>
            {lines.slice(0, MOST_LINES).map((words, at) => (
              <li key={at}>
                <ChangeWordsLine words={words} />
              </li>
            ))}
            {more > 0 && <li>{t('changes-more', { count: more })}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The text of the hero, beside or above which the note has room. */
function findHero(): Element | null {
  return document.querySelector('main [data-over-hero] header, main header[data-over-hero]');
}

/** Tells once, in the hero of a game or role, what changed since the visitor read it the last time. */
export function ChangesSinceRead(props: Props) {
  const { item, now, read } = props;
  const lines = useChanges(props);
  const [isClosed, setClosed] = useState(false);
  const [hero] = useState(findHero);
  const close = (): void => {
    setClosed(true);
    // The button that had the focus is gone.
    hero?.querySelector<HTMLElement>('[data-reads] button')?.focus();
  };
  if (isClosed || hero === null || read === undefined || !(now > read)) return null;
  return createPortal(<Note lines={lines} isRole={item.kind === 'role'} onClose={close} />, hero);
}
