import type { ThemeUIStyleObject } from 'theme-ui';
import { openLogin } from '../../../api-client/session/session';
import { browserEnv } from '../../../config/browser-env';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import type { Conversation } from '../conversation/conversation';

const noteStyle = {
  paddingX: 4,
  paddingTop: 2,
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

// Whoever types knows it by now, and needs the room.
const anonymousStyle = {
  ...noteStyle,
  '[data-typing] &': { display: 'none' },
} satisfies ThemeUIStyleObject;

const actionStyle = {
  minHeight: 36,
  paddingX: 2,
  border: 0,
  backgroundColor: 'transparent',
  color: 'primary',
  textDecoration: 'underline',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

type Props = Pick<Conversation, 'history' | 'connection' | 'messages' | 'reload'>;

interface Note {
  readonly text: StringKey<'chat'>;
  /** Label and action of a button beside it. */
  readonly action?: { readonly label: StringKey<'chat'>; readonly run: () => void };
}

/** Chooses the note; undefined while everything is well. */
function noteOf({ history, connection, messages, reload }: Props): Note | undefined {
  // Whoever is not logged in has no connection, and what they miss is the login.
  if (history === 'anonymous') {
    return { text: 'anonymous', action: { label: 'login', run: openLogin } };
  }
  if (connection === 'offline') return { text: 'offline' };
  if (history === 'failed') {
    // Without messages the failure has the room to itself.
    if (messages.length === 0) return undefined;
    return { text: 'failed', action: { label: 'retry', run: reload } };
  }
  // Where the site has no line, polling is how it works.
  const hasLine = browserEnv.imUrl !== undefined && browserEnv.imAppId !== undefined;
  const isWell = connection === 'live' || (connection === 'polling' && !hasLine);
  return history === 'loading' || isWell ? undefined : { text: connection };
}

/** Says why something that is sent or awaited may take a while; empty while everything is well. */
export function ConnectionNote(props: Props) {
  const t = useStrings('chat');
  const note = noteOf(props);
  return (
    <div role="status">
      {note && (
        <p sx={props.history === 'anonymous' ? anonymousStyle : noteStyle}>
          {t(note.text)}
          {note.action && (
            <button type="button" onClick={note.action.run} sx={actionStyle}>
              {t(note.action.label)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
