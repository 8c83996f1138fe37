import { keyframes } from '../../theme/keyframes';
import { useEffect, useId, useRef, useLayoutEffect, type RefObject } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import {
  NARROW_NOTICE_PX,
  narrowNotice,
  NOTICE_PX,
  PHONE_NOTICE_PX,
  phoneNotice,
  shallowWindow,
} from '../../config/breakpoints-and-sizes';
import { useModals } from '../../platform/focus/modal';
import { closeConsent, useConsent } from '../../platform/consent/consent';
import type { ConsentMode } from '../../config/browser-env';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { insetFocusRing } from '../../theme/focus-ring';
import { motion, printed } from '../../theme/theme';
import { ConsentAnswers } from './consent-answers';

/**
 * Sets `--bottom-inset` to the height of the notice. The foot of pages, the screens of the home page and chats leave
 * that room. Until there is an answer the document has it from the first frame (`document-styles.ts`).
 */
function useBottomInset(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const give = (): void =>
      root.style.setProperty('--bottom-inset', `${String(strip.current?.offsetHeight ?? 0)}px`);
    give();
    window.addEventListener('resize', give);
    return () => {
      window.removeEventListener('resize', give);
      root.style.removeProperty('--bottom-inset');
      root.removeAttribute('data-asks');
    };
    // After every render: another text has another height.
  });
}

/**
 * Moves the focus to a notice that the visitor opened. When it closes with the focus inside, the focus returns.
 * @param isOpened the visitor has opened the notice
 */
function useNoticeFocus(notice: RefObject<HTMLElement | null>, isOpened: boolean): void {
  const cameFrom = useRef<HTMLElement>();
  // A layout effect is cleaned up before the notice is removed, which would lose the focus.
  useLayoutEffect(() => {
    const { current } = notice;
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !current?.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    };
    current?.addEventListener('focusin', onFocusIn);
    return () => {
      current?.removeEventListener('focusin', onFocusIn);
      if (current?.contains(document.activeElement)) cameFrom.current?.focus();
    };
  }, [notice]);
  useEffect(() => {
    if (isOpened) notice.current?.focus();
  }, [notice, isOpened]);
}

const arrive = keyframes({ from: { transform: 'translateY(100%)' } });

/**
 * Above the page and its header, below dialogs and toasts; the page keeps its room (`useBottomInset`). In a shallow window
 * it stands below the page.
 */
const stripStyle = {
  position: 'fixed',
  bottom: 0,
  left: 0,
  // A dialog removes the scroll bar; fixed elements must not move.
  right: 'var(--removed-body-scroll-bar-size, 0px)',
  zIndex: 'popover',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 3,
  minHeight: NOTICE_PX,
  // On a phone in landscape half of the page stays in view.
  maxHeight: '50vh',
  paddingTop: '3px',
  paddingBottom: 'calc(3px + env(safe-area-inset-bottom))',
  paddingLeft: 'calc(16px + env(safe-area-inset-left))',
  paddingRight: 'calc(16px + env(safe-area-inset-right))',
  overflowY: 'auto',
  borderTop: '1px solid',
  borderColor: 'line',
  backgroundColor: 'surface',
  color: 'text',
  fontSize: 1,
  lineHeight: 1.45,
  animation: `${arrive} ${motion.calm}`,
  '&:focus-visible': insetFocusRing,
  [phoneNotice]: {
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    minHeight: PHONE_NOTICE_PX,
    paddingLeft: 'calc(12px + env(safe-area-inset-left))',
    paddingRight: 'calc(12px + env(safe-area-inset-right))',
    fontSize: '0.8125rem',
    lineHeight: 1.35,
  },
  [narrowNotice]: { rowGap: 1, minHeight: NARROW_NOTICE_PX },
  // The last part of the page, which it covers nothing of.
  [shallowWindow]: { position: 'static', maxHeight: 'none', animation: 'none' },
  [printed]: { display: 'none' },
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

/** The present answer takes more words than the question: on a phone its buttons stand below it. */
const answeredStyle = {
  ...stripStyle,
  [phoneNotice]: { ...stripStyle[phoneNotice], rowGap: 1, '& > p': { flex: '1 0 100%' } },
} satisfies ThemeUIStyleObject;

/** Above the answers in the narrowest windows, and where large letters leave no room for it beside them. */
const textStyle = {
  flex: '0 1 auto',
  minWidth: 0,
  [phoneNotice]: { flex: '1 1 8em' },
  [narrowNotice]: { flex: '1 0 100%' },
} satisfies ThemeUIStyleObject;

/** Higher for a finger than it looks. */
const privacyLinkStyle = {
  paddingY: '13px',
  color: 'primary',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

export interface NoticeProps {
  readonly mode: Exclude<ConsentMode, 'off'>;
  /** Ending of the question that names what the build reports (`src/config/reports.ts`). */
  readonly reported: '' | '-downloads' | '-actions';
}

export function ConsentStrip({ mode, reported }: NoticeProps) {
  const t = useStrings('consent');
  const id = useId();
  const strip = useRef<HTMLElement>(null);
  const { choice, isOpen } = useConsent();
  useNoticeFocus(strip, isOpen);
  // It lies beside the page in the document, which a dialog takes out of reach.
  const isBehind = useModals(({ open }) => open > 0);
  useEffect(() => {
    strip.current?.toggleAttribute('inert', isBehind);
  }, [isBehind]);
  useBottomInset(strip);
  useEscape(strip, choice !== undefined);
  const text = {
    none: t(`ask-${mode}${reported}`),
    accepted: t('now-accepted'),
    declined: t('now-declined'),
  }[choice ?? 'none'];
  return (
    <section
      ref={strip}
      aria-label={t('label')}
      aria-describedby={id}
      tabIndex={-1}
      sx={choice === undefined ? stripStyle : answeredStyle}
    >
      <p sx={textStyle}>
        <span id={id}>{text}</span>{' '}
        <LocalLink to="legal" params={{ doc: 'privacy' }} sx={privacyLinkStyle}>
          {t('privacy')}
        </LocalLink>
      </p>
      <ConsentAnswers mode={mode} choice={choice} />
    </section>
  );
}
