import { useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useLazy } from '../../platform/loading/use-lazy';
import { withoutScript } from '../../theme/theme';
import { useNearViewport } from './use-near-viewport';
import type { Locale } from '../../config/locales';
import { href } from '../../routes';
import { readAttribution } from './download-address';

/** A longer `track_id` would make the QR code too dense to scan. */
const LONGEST_TRACK_ID = 128;

/**
 * Makes the address in the QR code: the downloads of the mobile home page, with the attribution of the visit. Not the
 * file itself: WeChat, where many scan, blocks downloads.
 * @param origin of this site
 * @param search the query of the address
 */
export function phoneAddress(origin: string, locale: Locale, search: string): string {
  const { channel, trackId } = readAttribution(search);
  const query = new URLSearchParams({ channel: decodeURIComponent(channel) });
  if (trackId !== undefined && trackId !== '' && trackId.length <= LONGEST_TRACK_ID) {
    query.set('track_id', trackId);
  }
  return `${origin}${href('home', {}, { locale, variant: 'm' })}?${query.toString()}#app`;
}

const SIZE_PX = 116;

function load() {
  return import('./qr-code.lazy');
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [withoutScript]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const codeStyle = {
  flex: 'none',
  width: SIZE_PX + 20,
  height: SIZE_PX + 20,
  padding: '9px',
  border: '1px solid transparent',
  borderRadius: 'medium',
  backgroundColor: '#fff',
} satisfies ThemeUIStyleObject;

const wordsStyle = { minWidth: 0, maxWidth: 200 } satisfies ThemeUIStyleObject;

const titleStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const textStyle = { marginTop: 1, color: 'nightMuted', fontSize: 1 } satisfies ThemeUIStyleObject;

/**
 * A QR code that leads to the downloads of the mobile home page. Its code is loaded when it comes near the viewport;
 * without a script it is missing, and the link to the file remains.
 */
export function PhoneQrCode() {
  const t = useStrings('download');
  const { locale } = usePlace();
  const place = useRef<HTMLDivElement>(null);
  const { code } = useLazy(load, { when: useNearViewport(place) });
  // Only once the chunk has loaded, so never during hydration.
  const address = code && phoneAddress(window.location.origin, locale, window.location.search);
  return (
    <div ref={place} data-phone-address={address} sx={rowStyle}>
      <div sx={codeStyle}>
        {code && address !== undefined && (
          <code.QrCode address={address} label={t('code')} size={SIZE_PX} />
        )}
      </div>
      <div sx={wordsStyle}>
        <p sx={titleStyle}>{t('scan')}</p>
        <p sx={textStyle}>{t('scan-text')}</p>
      </div>
    </div>
  );
}
