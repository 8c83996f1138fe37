import { keyframes } from '../../theme/keyframes';
import { useEffect, useId, useRef, type RefObject } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { closeConsent, useConsent } from '../../platform/consent';
import type { ConsentMode } from '../../config/browser-env';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { motion, printed } from '../../theme/theme';
import { ConsentAnswers } from './consent-answers';
import { useNoticeFocus } from './use-notice-focus';
import { useBottomInset } from './use-bottom-inset';
import { floatingStyle } from '../../ui/floating-style';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** From this width on the answers stand beside the text. */
const beside = '@media (min-width: 720px)';

/** Above the page and its header, below dialogs and toasts. Clicks beside the card reach the page. */
const placeStyle = {
  position: 'fixed',
  bottom: 0,
  left: 0,
  // A dialog removes the scroll bar; fixed elements must not move.
  right: 'var(--removed-body-scroll-bar-size, 0px)',
  zIndex: 'popover',
  paddingTop: '12px',
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  paddingLeft: 'calc(12px + env(safe-area-inset-left))',
  paddingRight: 'calc(12px + env(safe-area-inset-right))',
  pointerEvents: 'none',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const cardStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'center',
  maxWidth: 760,
  // On a phone in landscape half of the page stays in view.
  maxHeight: '50vh',
  marginX: 'auto',
  padding: 4,
  overflowY: 'auto',
  ...floatingStyle,
  fontSize: 1,
  lineHeight: 1.6,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.calm}`,
  [beside]: { gap: 5, gridTemplateColumns: '1fr auto', paddingX: 5 },
} satisfies ThemeUIStyleObject;

/** Closes a reopened notice on Escape; a notice without an answer stays open. */
function useEscape(notice: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = ({ key, isComposing }: KeyboardEvent): void => {
      const isHere = notice.current?.contains(document.activeElement) === true;
      if (key === 'Escape' && !isComposing && isHere) closeConsent();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [notice, isEnabled]);
}

const titleStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const privacyLinkStyle = {
  color: 'primary',
  textUnderlineOffset: '0.2em',
} satisfies ThemeUIStyleObject;

/** The card of the notice: asks for consent, or tells the present answer. */
export function ConsentCard({ mode }: { mode: Exclude<ConsentMode, 'off'> }) {
  const t = useStrings('consent');
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const { choice, isOpen } = useConsent();
  useNoticeFocus(card, isOpen);
  useBottomInset(cover);
  useEscape(card, choice !== undefined);
  const text = {
    none: mode === 'required' ? t('ask-required') : t('ask-notice'),
    accepted: t('now-accepted'),
    declined: t('now-declined'),
  }[choice ?? 'none'];
  return (
    <div ref={cover} sx={placeStyle}>
      <section ref={card} aria-labelledby={id} tabIndex={-1} sx={cardStyle}>
        <div>
          <p id={id} sx={titleStyle}>
            {t('label')}
          </p>
          <p>
            {text}{' '}
            <LocalLink to="legal" params={{ doc: 'privacy' }} sx={privacyLinkStyle}>
              {t('privacy')}
            </LocalLink>
          </p>
        </div>
        <ConsentAnswers choice={choice} />
      </section>
    </div>
  );
}
