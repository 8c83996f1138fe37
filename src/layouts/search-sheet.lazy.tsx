import { useCallback, useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { HeaderSearch } from '../features/search/header-search';
import { INLINE_SUGGESTIONS, SUGGESTION_CHOSEN } from '../features/typeahead/search-sheet-marks';
import { useStrings } from '../i18n/use-strings';
import { Dialog, SEEN_HEIGHT } from '../ui/dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The link that opened it, which the focus goes back to. */
  door: HTMLElement;
  /** Has held the keyboard until now. */
  holder: HTMLInputElement;
}

const placeStyle = { marginTop: -1, '& form': { minHeight: 48 } } satisfies ThemeUIStyleObject;

/** Keeps the sheet above a phone's keyboard, which covers the page without making it lower. */
function useSeenHeight(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { style } = document.documentElement;
    const fit = (): void => {
      if (viewport) style.setProperty(SEEN_HEIGHT, `${String(viewport.height)}px`);
    };
    fit();
    viewport?.addEventListener('resize', fit);
    return () => {
      viewport?.removeEventListener('resize', fit);
      style.removeProperty(SEEN_HEIGHT);
    };
  }, []);
}

/** Moves the focus, and what was typed meanwhile, from where the keyboard was held into the field. */
function takeOver(field: HTMLInputElement | null, holder: HTMLInputElement): void {
  if (!field || !holder.isConnected) return;
  field.value = holder.value;
  field.focus();
  holder.remove();
}

/** The search over the whole of a phone's window: its field has the focus, and suggestions stand below it. */
export function SearchSheet({ open, onClose, door, holder }: Props) {
  const t = useStrings('typeahead');
  const common = useStrings('common');
  useSeenHeight();
  const hold = useCallback(
    (place: HTMLDivElement | null) => {
      takeOver(place?.querySelector('input') ?? null, holder);
      place?.addEventListener(SUGGESTION_CHOSEN, onClose);
    },
    [holder, onClose],
  );
  return (
    <Dialog open={open} onClose={onClose} title={common('search-submit')} size="full" opener={door}>
      <div ref={hold} {...{ [INLINE_SUGGESTIONS]: '' }} sx={placeStyle}>
        <HeaderSearch placeholder={t('placeholder')} onSent={onClose} />
      </div>
    </Dialog>
  );
}
