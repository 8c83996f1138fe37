import { useId, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { closeLogin } from '../../api-client/session/session';
import { usePlace } from '../../i18n/locale-context';
import { useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { markOpen } from './login-storage';

interface Props {
  doc: 'terms' | 'privacy';
  children: ReactNode;
}

/** Closes the dialog before this tab leaves for the document, and remembers to reopen it on return. */
function leave(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  flushSync(closeLogin);
  markOpen();
}

/**
 * A link to one of the documents that a visitor agrees to: in a new tab on pc, in this one on m (specification,
 * section 2.9).
 */
export function LegalLink({ doc, children }: Props) {
  const t = useStrings('login');
  const id = useId();
  const address = useHref()('legalFile', { doc });
  const style = { color: 'primary', fontWeight: 'medium', textUnderlineOffset: '0.2em' } as const;
  if (usePlace().variant === 'm') {
    return (
      <a href={address} onClick={leave} sx={style}>
        {children}
      </a>
    );
  }
  return (
    <>
      <a href={address} target="_blank" rel="noopener" aria-describedby={id} sx={style}>
        {children}
      </a>
      {/* A description and no text of the link, or the name of the checkbox would hold it as well. */}
      <span id={id} hidden>
        {t('new-tab')}
      </span>
    </>
  );
}
