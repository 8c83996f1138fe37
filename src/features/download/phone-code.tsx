import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../i18n/use-strings';
import { useLoaded } from '../../ui/use-loaded';

const SIZE_PX = 116;

/** The code comes when it is this near, in CSS pixels. */
const NEAR_PX = 200;

const load = () => import('./qr-code');

/** The way from the desk to the phone: a QR code of the mobile download, fetched when it comes near. */
export const PhoneCode = ({ address }: { address: string }) => {
  const t = useStrings('download');
  const place = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  const code = useLoaded(load, isNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${String(NEAR_PX)}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <a
        ref={place}
        href={address}
        aria-label={t('mobile')}
        sx={{
          flex: 'none',
          display: 'block',
          width: SIZE_PX + 20,
          height: SIZE_PX + 20,
          padding: '9px',
          border: '1px solid transparent',
          borderRadius: 'medium',
          background: '#fff',
        }}
      >
        {code ? (
          <code.QrCode address={address} label={t('code')} size={SIZE_PX} />
        ) : (
          // Without a script nothing draws the code: then it is a link in words.
          <span sx={{ color: 'nightDeep', '@media not (scripting: none)': { display: 'none' } }}>
            {t('mobile')}
          </span>
        )}
      </a>
      <div sx={{ minWidth: 0, maxWidth: 160, '@media (scripting: none)': { display: 'none' } }}>
        <p sx={{ fontWeight: 'bold' }}>{t('scan')}</p>
        <p sx={{ maxWidth: '10em', marginTop: 1, color: 'nightMuted', fontSize: 1 }}>
          {t('scan-text')}
        </p>
      </div>
    </div>
  );
};
