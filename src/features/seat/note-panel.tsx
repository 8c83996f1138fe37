import { useState, type FormEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { addNote, LONGEST_NOTE, useGameNotes } from '../../platform/game-notes';
import { quietButtonStyle } from '../../ui/button-style';
import { NoteList } from '../../ui/note-list';
import { setDraft, useNoteDrafts } from './note-drafts';

const fieldStyle = {
  display: 'block',
  width: '100%',
  minHeight: 88,
  padding: 3,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'small',
  backgroundColor: 'surface',
  color: 'text',
  // Smaller text makes iOS zoom in.
  fontSize: 2,
  lineHeight: 1.5,
  resize: 'vertical',
} satisfies ThemeUIStyleObject;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  marginTop: 2,
  '& > p': { flex: 1, color: 'muted', fontSize: 0, lineHeight: 1.5 },
} satisfies ThemeUIStyleObject;

/** A line with its time, kept under the game on the shelf. What cannot be kept stays in the field, too. */
export function NotePanel({ gameId }: { gameId: string }) {
  const t = useStrings('seat');
  const isKept = useGameNotes((state) => state.isKept);
  const text = useNoteDrafts((drafts) => drafts.get(gameId) ?? '');
  const [isSaid, setSaid] = useState(false);
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    addNote(gameId, text);
    setSaid(true);
    if (useGameNotes.getState().isKept) setDraft(gameId, '');
  };
  return (
    <>
      <form onSubmit={keep}>
        <textarea
          value={text}
          maxLength={LONGEST_NOTE}
          aria-label={t('note')}
          placeholder={t('write')}
          onChange={({ target }) => {
            setDraft(gameId, target.value);
            setSaid(false);
          }}
          sx={fieldStyle}
        />
        <div sx={rowStyle}>
          <p role="status">{isSaid && t(isKept ? 'kept' : 'not-kept')}</p>
          <button type="submit" sx={quietButtonStyle}>
            {t('keep')}
          </button>
        </div>
      </form>
      <NoteList
        gameId={gameId}
        label={t('notes')}
        removal={(note) => t('remove-note', { text: note })}
      />
    </>
  );
}
