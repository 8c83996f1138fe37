import { QRCodeSVG } from 'qrcode.react';
import { useStrings } from '../../i18n/use-strings';
import type { Channel } from './channels';

/** The QR code of an account, drawn from its configured address, and the way there by a click. */
export function QrCard({ channel: { url, name, scan } }: { channel: Channel }) {
  const t = useStrings('common');
  return (
    <figure
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, width: 168, textAlign: 'center' }}
    >
      {/* Scanners want dark on light in both colour schemes. */}
      <div sx={{ padding: '10px', borderRadius: 'small', background: '#fff' }}>
        <QRCodeSVG value={url} size={132} level="M" fgColor="#151030" bgColor="#ffffff" />
      </div>
      <figcaption sx={{ fontSize: 0, lineHeight: 1.5, color: 'muted' }}>{t(scan)}</figcaption>
      <a href={url} target="_blank" rel="noopener" sx={{ fontSize: 1, color: 'primary' }}>
        {t(name)}
      </a>
    </figure>
  );
}
