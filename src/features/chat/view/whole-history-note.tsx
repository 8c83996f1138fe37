import type { ThemeUIStyleObject } from 'theme-ui';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import type { WholeHistory } from './use-whole-history';

interface Words {
  readonly text: StringKey<'chat'>;
  readonly action: StringKey<'chat'>;
}

const wordsOf: Readonly<Record<Exclude<WholeHistory['state'], 'whole'>, Words>> = {
  loading: { text: 'older-loading', action: 'older-stop' },
  missing: { text: 'older-missing', action: 'older-go-on' },
  failed: { text: 'older-failed', action: 'retry' },
};

const noteStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const actionStyle = {
  ...quietButtonStyle,
  ...smallButton,
  marginInlineStart: 'auto',
} satisfies ThemeUIStyleObject;

/** How far older messages have come, and a button that stops, goes on or tries again. Empty when all are there. */
export function WholeHistoryNote({
  whole: { state, count, fetch, stop },
}: {
  whole: WholeHistory;
}) {
  const t = useStrings('chat');
  const words = state === 'whole' ? undefined : wordsOf[state];
  return (
    <div sx={noteStyle}>
      <span role="status">{words && t(words.text)}</span>
      {words && (
        <>
          {/* Not read out: it changes with every page. */}
          <span>{t('older-count', { count })}</span>
          <button
            // One that means something else is another one: a second press on "stop" does not go on.
            key={words.action}
            type="button"
            onClick={state === 'loading' ? stop : fetch}
            sx={actionStyle}
          >
            {t(words.action)}
          </button>
        </>
      )}
    </div>
  );
}
