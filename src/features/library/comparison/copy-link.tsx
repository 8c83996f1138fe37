import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { sharedAddress } from '../../../links/shared-address';
import { logRefusal } from '../../../platform/log';
import { useAnnouncement } from '../../../platform/voice';
import { quietButtonStyle } from '../../../ui/button-style';

const placeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
} satisfies ThemeUIStyleObject;

/** The address, which holds the comparison, without what the visitor has searched for. */
function address(): string {
  return sharedAddress(window.location.href);
}

interface Props {
  /** Names of what is compared, once they are known: who gets the link sees them first. */
  names: readonly string[];
}

/** Copies the link to the comparison; a phone that can share offers that first. */
export function CopyLink({ names }: Props) {
  const t = useStrings('library-pages');
  const { variant } = usePlace();
  const [said, setSaid] = useState('');
  useAnnouncement(said);
  const share = async (): Promise<void> => {
    try {
      const title = names.length > 0 ? names.join(' × ') : t('compare-title');
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Given up by the visitor, most of the time; the link can be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) logRefusal(error);
    }
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid(t('compare-shared'));
    } catch (error) {
      // Forbidden, or missing on a page without encryption.
      logRefusal(error);
      setSaid(t('compare-not-shared'));
    }
  };
  return (
    <div sx={placeStyle}>
      {variant === 'm' && Reflect.has(navigator, 'share') && (
        <button type="button" onClick={() => void share()} sx={quietButtonStyle}>
          {t('compare-send')}
        </button>
      )}
      <button type="button" onClick={() => void copy()} sx={quietButtonStyle}>
        {t('compare-share')}
      </button>
      <span>{said}</span>
    </div>
  );
}
