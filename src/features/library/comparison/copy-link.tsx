import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { logError } from '../../../platform/log';
import { quietButtonStyle } from '../../../ui/button-style';

const placeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
} satisfies ThemeUIStyleObject;

/** Copies the address of the page; nothing where the browser cannot, and the address bar does as well. */
export function CopyLink() {
  const t = useStrings('library-pages');
  const [copied, setCopied] = useState('');
  // Undefined on pages without encryption, whatever its type says.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = (): void => {
    const { href } = window.location;
    clipboard.writeText(href).then(() => setCopied(href), logError);
  };
  return (
    <div sx={placeStyle}>
      <button type="button" onClick={copy} sx={quietButtonStyle}>
        {t('compare-share')}
      </button>
      <span role="status">{copied === window.location.href && t('compare-shared')}</span>
    </div>
  );
}
