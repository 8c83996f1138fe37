import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { announce } from '../../../platform/voice';
import { href } from '../../../routes';
import { forcedColors } from '../../../theme/theme';
import { selectedInForcedColors } from '../../../ui/button-style';
import { OfflineIcon } from '../../../ui/icons/offline';
import { nightGhostStyle } from '../../../ui/night-ghost-style';
import { showToast } from '../../../ui/toast';
import type { NamedItem } from './use-favourite';
import { inMegabytes, useKeptPages } from './use-kept-pages';

const buttonStyle = {
  ...nightGhostStyle,
  '&[aria-pressed="true"]': { color: 'amber' },
  '&[aria-disabled="true"]': { opacity: 0.6 },
  [forcedColors]: { '&[aria-pressed="true"]': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

/** Keeps the page of a game on this device, says how much room that takes, and removes it. Needs the strings of `reading`. */
function Control({ item }: { item: NamedItem }) {
  const t = useStrings('reading');
  const place = usePlace();
  const pages = useKeptPages(place);
  if (!pages) return null;
  const path = href(item.kind, { id: item.id }, place);
  const sizeOf = (kept: typeof pages.kept = []): string | undefined => {
    const own = kept.find((each) => each.path === path);
    return own && inMegabytes(own.bytes, place.locale);
  };
  const size = sizeOf(pages.kept);
  const isKept = size !== undefined;
  const toggle = async (): Promise<void> => {
    const said = isKept ? await pages.remove([path]) : await pages.keep([item]);
    if (!said) return;
    if (said.failure) void showToast({ tone: 'error', text: t(`offline-${said.failure}`) });
    else if (isKept) announce(t('offline-removed'));
    else {
      const link = { to: 'shelf', text: t('shelf-see') } as const;
      const text = t('offline-done', { size: sizeOf(said.kept) ?? '' });
      void showToast({ tone: 'success', text, link });
    }
  };
  const label = isKept
    ? t('offline-item-kept', { name: item.name, size })
    : t('offline-item', { name: item.name });
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isKept}
      aria-disabled={pages.isBusy}
      onClick={() => void toggle()}
      sx={buttonStyle}
    >
      <OfflineIcon size={18} />
    </button>
  );
}

/** Puts the control behind all other buttons of the row, which come before it: the worker has to be asked. */
export function KeepOfflineButton({ item }: { item: NamedItem }) {
  const [row, setRow] = useState<Element | null>();
  useEffect(() => setRow(document.querySelector('[data-reads]')?.parentElement), []);
  return row ? createPortal(<Control item={item} />, row) : null;
}
