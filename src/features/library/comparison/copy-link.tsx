import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { sharedAddress } from '../../../links/shared-address';
import { logRefusal } from '../../../platform/log';
import { quietButtonStyle } from '../../../ui/button-style';

const placeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
} satisfies ThemeUIStyleObject;

/** Copies the address, which holds the comparison, without what the visitor has searched for. */
export function CopyLink() {
  const t = useStrings('library-pages');
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(sharedAddress(window.location.href));
      setSaid(t('compare-shared'));
    } catch (error) {
      // Forbidden, or missing on a page without encryption.
      logRefusal(error);
      setSaid(t('compare-not-shared'));
    }
  };
  return (
    <div sx={placeStyle}>
      <button type="button" onClick={() => void copy()} sx={quietButtonStyle}>
        {t('compare-share')}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
