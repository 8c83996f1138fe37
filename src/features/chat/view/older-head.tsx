import { useEffect, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import type { Conversation } from '../conversation/conversation';

/** Older messages are fetched when the beginning comes as near as this. */
const NEAR = '600px 0px 0px 0px';

const buttonStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const wordsStyle = {
  paddingX: 4,
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
} satisfies ThemeUIStyleObject;

type Props = Pick<Conversation, 'older' | 'loadOlder'> & { name: string };

/** Above the first message: older ones, which are fetched on the way to them, or that everything is there. */
export function OlderHead({ older, loadOlder, name }: Props) {
  const t = useStrings('chat');
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (older !== 'more' || !element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadOlder();
      },
      { root: element.closest('[data-log]'), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [older, loadOlder]);

  return (
    <div ref={mark}>
      {older === 'none' && <p sx={wordsStyle}>{t('ai-note', { name })}</p>}
      {older === 'loading' && (
        <p role="status" sx={wordsStyle}>
          {t('older-loading')}
        </p>
      )}
      {(older === 'more' || older === 'failed') && (
        <p sx={wordsStyle}>
          {older === 'failed' && <span role="alert">{t('older-failed')} </span>}
          <button type="button" onClick={loadOlder} sx={buttonStyle}>
            {t(older === 'failed' ? 'retry' : 'older')}
          </button>
        </p>
      )}
    </div>
  );
}
