import { Fragment } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { ChangeWords } from '../../../contract/item-changes';
import { useStrings } from '../../../i18n/use-strings';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ChangeWordsLine } from './change-words';

/** A light before the words: something here has not been read. */
export const lightStyle = {
  marginLeft: 2,
  color: 'text',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 0,
    height: 0,
    marginRight: 2,
    // A border is drawn where a system takes grounds away.
    border: '4px solid',
    borderColor: 'amber',
    borderRadius: '50%',
    verticalAlign: 'middle',
  },
} satisfies ThemeUIStyleObject;

/** Names what changed of a game or role since it was read (`useChangesSinceRead`), without links; nothing where nothing did. */
export function ChangedMark({ lines }: { lines: readonly ChangeWords[] }) {
  const t = useStrings('reading');
  if (lines.length === 0) return null;
  return (
    <span sx={lightStyle}>
      <span sx={visuallyHidden}>{t('changes-since')} </span>
      {lines.map((words, at) => (
        <Fragment key={at}>
          {at > 0 && '\u00a0· '}
          <ChangeWordsLine words={words} withLinks={false} />
        </Fragment>
      ))}
    </span>
  );
}
