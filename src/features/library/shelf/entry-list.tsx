import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { medium } from '../../../theme/theme';
import { iconButtonStyle } from '../../../ui/button-style';
import { cardLink, panelStyle, peekStyle } from '../../../ui/card-style';
import { CloseIcon } from '../../../ui/icons/close';
import { NameWithReading } from '../../../ui/name-with-reading';
import { plainList } from '../list-style';
import type { ReadingEntry, ReadingPlace } from './reading-record';

interface Props {
  entries: readonly (ReadingEntry | ReadingPlace)[];
  onRemove: (entry: ReadingEntry) => void;
}

const listStyle = {
  ...plainList,
  display: 'grid',
  gap: 3,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
} satisfies ThemeUIStyleObject;

const entryStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingY: 2,
  paddingLeft: 4,
  paddingRight: 2,
} satisfies ThemeUIStyleObject;

const wordsStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const detailStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** Above the link that covers the whole entry. */
const removeStyle = { ...iconButtonStyle, zIndex: 1 } satisfies ThemeUIStyleObject;

/** Games and roles of the shelf, the latest first. A place of reading leads to its section. */
export function EntryList({ entries, onRemove }: Props) {
  const t = useStrings('reading');
  return (
    <ul sx={listStyle}>
      {entries.map((entry) => {
        const { kind, id, name, lang } = entry;
        const isPlace = 'section' in entry;
        return (
          <li key={`${kind} ${id}`} sx={entryStyle}>
            <div sx={wordsStyle}>
              <p lang={lang} sx={nameStyle}>
                <LocalLink
                  to={kind}
                  params={{ id }}
                  {...(isPlace && { suffix: `#${entry.section}` })}
                  sx={cardLink}
                >
                  <NameWithReading name={name} />
                </LocalLink>
              </p>
              <p lang={isPlace ? lang : undefined} sx={detailStyle}>
                {isPlace ? entry.title : t(kind)}
              </p>
            </div>
            <button
              type="button"
              aria-label={t('remove', { name })}
              onClick={() => onRemove(entry)}
              sx={removeStyle}
            >
              <CloseIcon size={18} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
