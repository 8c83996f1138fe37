import { useRef, useState, type ChangeEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { logRefusal } from '../../../platform/log';
import { saveFile } from '../../../platform/save-file';
import { quietButtonStyle } from '../../../ui/button-style';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { clearRecord, exportRecord, importRecord, useReadingRecord } from './reading-record';

const placeStyle = { display: 'grid', gap: 3, marginTop: 7 } satisfies ThemeUIStyleObject;

const noteStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 2 } satisfies ThemeUIStyleObject;

/** A line is always there, so that what it says moves nothing. */
const statusStyle = { minHeight: '1.75em' } satisfies ThemeUIStyleObject;

/** The file that a record is exported to. */
const FILE_NAME = 'youban-shelf.json';

/** Exports, imports and clears the record. What cannot be undone asks once more, on the same button. */
export function ReadingHistoryControls() {
  const t = useStrings('reading');
  const picker = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [isSure, setSure] = useState(false);
  const isEmpty = useReadingRecord(({ record: { favourites, recent, places } }) =>
    [favourites, recent, places].every((list) => list.length === 0),
  );
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      setSaid(t('imported', { count: importRecord(await file.text()) }));
    } catch (error) {
      logRefusal(error);
      setSaid(t('import-failed'));
    }
    // The same file may be picked again.
    target.value = '';
  };
  const clear = (): void => {
    if (isSure) clearRecord();
    setSaid(isSure ? t('cleared') : '');
    setSure(!isSure);
  };
  return (
    <div sx={placeStyle}>
      <p sx={noteStyle}>{t('kept-here')}</p>
      <div sx={rowStyle}>
        <button
          type="button"
          disabled={isEmpty}
          onClick={() => saveFile(FILE_NAME, 'application/json', exportRecord())}
          sx={quietButtonStyle}
        >
          {t('export')}
        </button>
        <button type="button" onClick={() => picker.current?.click()} sx={quietButtonStyle}>
          {t('import')}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={t('import')}
          onChange={(event) => void take(event)}
          sx={visuallyHidden}
        />
        <button
          type="button"
          disabled={isEmpty && !isSure}
          onClick={clear}
          onBlur={() => setSure(false)}
          sx={quietButtonStyle}
        >
          {t(isSure ? 'clear-sure' : 'clear')}
        </button>
      </div>
      <p role="status" sx={statusStyle}>
        {said}
      </p>
    </div>
  );
}
