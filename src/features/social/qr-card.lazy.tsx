import { QRCodeSVG } from 'qrcode.react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import type { Channel } from './channels';

const figureStyle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  width: 168,
  textAlign: 'center',
} satisfies ThemeUIStyleObject;

const codeStyle = {
  padding: '10px',
  borderRadius: 'small',
  backgroundColor: '#fff',
} satisfies ThemeUIStyleObject;

const captionStyle = { fontSize: 0, lineHeight: 1.5, color: 'muted' } satisfies ThemeUIStyleObject;

const linkStyle = { fontSize: 1, color: 'primary' } satisfies ThemeUIStyleObject;

/**
 * The QR code of the address of a social account, with a link to it. The keyboard passes it by: what opens the card is the
 * same link.
 */
export function QrCard({ channel: { url, name, scan } }: { channel: Channel }) {
  const t = useStrings('common');
  return (
    <figure sx={figureStyle}>
      {/* Scanners want dark on light in both colour schemes. */}
      <div sx={codeStyle}>
        <QRCodeSVG value={url} size={132} level="M" fgColor="#151030" bgColor="#ffffff" />
      </div>
      <figcaption sx={captionStyle}>{t(scan)}</figcaption>
      <a href={url} target="_blank" rel="noopener" tabIndex={-1} sx={linkStyle}>
        {t(name)}
      </a>
    </figure>
  );
}
