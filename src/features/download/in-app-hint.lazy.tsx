import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { sharedAddress } from '../../links/shared-address';
import { buttonStyle } from '../../ui/button-style';
import { Dialog } from '../../ui/dialog';

/** Copies with `execCommand`; the field stays selected, so that the visitor can copy by hand. */
function copyByHand(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    // The only way where `navigator.clipboard` is missing or forbidden.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/**
 * Copies the text of a field, also where the clipboard is missing or forbidden, as in many apps.
 * @returns false when it could not; then the text is selected
 */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copyByHand(field);
  }
}

interface Props {
  open: boolean;
  onClose: () => void;
}

const arrowStyle = {
  position: 'fixed',
  top: 12,
  right: 16,
  zIndex: 'pointer',
  pointerEvents: 'none',
} satisfies ThemeUIStyleObject;

function Arrow() {
  return createPortal(
    <svg
      width="88"
      height="104"
      viewBox="0 0 88 104"
      fill="none"
      stroke="#ffb454"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      sx={arrowStyle}
    >
      <path d="M8 98C46 92 68 64 74 12M56 30 75 8 84 34" />
    </svg>,
    document.body,
  );
}

const hintStyle = { display: 'grid', gap: 3 } satisfies ThemeUIStyleObject;

const addressStyle = {
  width: '100%',
  minHeight: 'touch',
  paddingX: 3,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'small',
  backgroundColor: 'raised',
  color: 'text',
  font: 'inherit',
  textOverflow: 'ellipsis',
} satisfies ThemeUIStyleObject;

const noteStyle = {
  minHeight: 25,
  color: 'muted',
  fontSize: 1,
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

/** Explains how to open the page in the phone's own browser, because WeChat and QQ block downloads. */
export function InAppHint({ open, onClose }: Props) {
  const t = useStrings('download');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const address = sharedAddress(new URL('#app', window.location.href).href);
  const copy = async (): Promise<void> => {
    if (field.current) setCopied(await copyText(field.current));
  };
  return (
    <>
      {open && <Arrow />}
      <Dialog
        open={open}
        onClose={onClose}
        title={t('hint-title')}
        description={t('hint-text')}
        focus="dialog"
      >
        <div sx={hintStyle}>
          <input
            ref={field}
            readOnly
            value={address}
            aria-label={t('hint-address')}
            sx={addressStyle}
          />
          <button type="button" onClick={() => void copy()} sx={buttonStyle}>
            {t('hint-copy')}
          </button>
          <p role="status" sx={noteStyle}>
            {isCopied !== undefined && t(isCopied ? 'hint-copied' : 'hint-copy-failed')}
          </p>
        </div>
      </Dialog>
    </>
  );
}
