import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { Dialog } from '../../ui/dialog';
import { copyText } from './copy-text';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Points at the menu of the app around the page, which is not the page's to draw. */
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
      sx={{ position: 'fixed', top: 12, right: 16, zIndex: 42, pointerEvents: 'none' }}
    >
      <path d="M8 98C46 92 68 64 74 12M56 30 75 8 84 34" />
    </svg>,
    document.body,
  );
}

/** Says how a download begins from inside of WeChat or QQ: in the phone's own browser. */
export function InAppHint({ open, onClose }: Props) {
  const t = useStrings('download');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean>();
  const address = new URL('#app', window.location.href).href;
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
        <div sx={{ display: 'grid', gap: 3 }}>
          <input
            ref={field}
            readOnly
            value={address}
            aria-label={t('hint-address')}
            sx={{
              width: '100%',
              minHeight: 44,
              paddingX: 3,
              border: '1px solid',
              borderColor: 'line',
              borderRadius: 'small',
              background: 'var(--yb-raised)',
              color: 'text',
              font: 'inherit',
              textOverflow: 'ellipsis',
            }}
          />
          <button type="button" onClick={() => void copy()} sx={buttonStyle}>
            {t('hint-copy')}
          </button>
          <p role="status" sx={{ minHeight: 25, color: 'muted', fontSize: 1, textAlign: 'center' }}>
            {isCopied !== undefined && t(isCopied ? 'hint-copied' : 'hint-copy-failed')}
          </p>
        </div>
      </Dialog>
    </>
  );
}
