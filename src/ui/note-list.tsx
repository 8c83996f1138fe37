import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../config/locales';
import { usePlace } from '../i18n/locale-context';
import { dateFormat } from '../i18n/dates';
import { removeNote, useGameNotes } from '../platform/game-notes';
import { iconButtonStyle, smallIconButton } from './button-style';
import { CloseIcon } from './icons/close';

const listStyle = {
  display: 'grid',
  gap: 1,
  listStyle: 'none',
  margin: 0,
  marginTop: 2,
  padding: 0,
  fontSize: 1,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

const noteStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingInlineStart: 2,
  borderInlineStart: '3px solid',
  borderColor: 'amber',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& time': { display: 'block', color: 'muted', fontSize: 0 },
} satisfies ThemeUIStyleObject;

const removeStyle = { ...iconButtonStyle, ...smallIconButton, color: 'muted' } as const;

interface Props {
  gameId: string;
  label: string;
  /** Makes the name of the button that removes a note. */
  removal: (text: string) => string;
}

/** Notes beside a game with their times, the latest first; nothing where there are none. */
export function NoteList({ gameId, label, removal }: Props) {
  const { locale } = usePlace();
  const all = useGameNotes((state) => state.notes);
  const notes = all.filter(({ game }) => game === gameId);
  if (notes.length === 0) return null;
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul aria-label={label} lang={localeFacts[locale].tag} sx={listStyle}>
      {notes.map((note) => (
        <li key={`${note.at} ${note.text}`} sx={noteStyle}>
          <span>
            <time dateTime={new Date(note.at).toISOString()}>{format.format(note.at)}</time>
            {note.text}
          </span>
          <button
            type="button"
            aria-label={removal(note.text)}
            onClick={() => removeNote(note)}
            sx={removeStyle}
          >
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
