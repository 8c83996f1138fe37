import { useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import { useAnnouncement } from '../../../platform/voice';
import { compareFragment } from '../../../routes/compare-fragment';
import { printed } from '../../../theme/theme';
import {
  buttonStyle,
  smallButton,
  smallIconButton,
  iconButtonStyle,
} from '../../../ui/button-style';
import { floatingStyle } from '../../../ui/floating-style';
import { CloseIcon } from '../../../ui/icons/close';
import { clearChosen, useChosenGames } from './chosen-games';

/** Place at the lower edge, above the consent notice; as wide as its words, and never wider than the window. */
const trayStyle = {
  ...floatingStyle,
  position: 'fixed',
  bottom: 'calc(var(--bottom-inset, 0px) + 12px + env(safe-area-inset-bottom))',
  insetInline: 12,
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: 560,
  marginX: 'auto',
  paddingY: 2,
  paddingInlineStart: 4,
  paddingInlineEnd: 2,
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const namesStyle = {
  minWidth: 0,
  overflow: 'hidden',
  fontSize: 1,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

const linkStyle = { ...buttonStyle, ...smallButton, flex: 'none' } satisfies ThemeUIStyleObject;

const closeStyle = { ...iconButtonStyle, ...smallIconButton } satisfies ThemeUIStyleObject;

/** Room below the page, in pixels: its end and what has the focus are never beneath the tray. */
const ROOM_PX = 76;

function useRoomBelow(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const { body, documentElement } = document;
    body.style.paddingBottom = `${String(ROOM_PX)}px`;
    documentElement.style.scrollPaddingBottom = `${String(ROOM_PX)}px`;
    return () => {
      body.style.removeProperty('padding-bottom');
      documentElement.style.removeProperty('scroll-padding-bottom');
    };
  }, [isNeeded]);
}

/** The games that were chosen on their cards, and the way to their comparison. */
export function ComparisonTray() {
  const t = useStrings('reading');
  const labelId = useId();
  const chosen = useChosenGames();
  const [first] = chosen;
  const words =
    chosen.length === 1 ? t('compare-one-more') : t('compare-chosen', { count: chosen.length });
  useRoomBelow(first !== undefined);
  useAnnouncement(first ? words : '');
  if (!first) return null;
  return createPortal(
    <section aria-labelledby={labelId} sx={trayStyle}>
      <p id={labelId} sx={namesStyle}>
        {words}
      </p>
      {chosen.length > 1 && (
        <LocalLink
          to="compare"
          suffix={compareFragment(
            'game',
            chosen.map(({ id }) => id),
          )}
          sx={linkStyle}
        >
          {t('compare-go')}
        </LocalLink>
      )}
      <button type="button" aria-label={t('compare-clear')} onClick={clearChosen} sx={closeStyle}>
        <CloseIcon size={16} />
      </button>
    </section>,
    document.body,
  );
}
