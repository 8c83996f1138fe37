import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { channels, type Channel } from './channels';
import { iconButtonStyle } from '../../ui/button-style';
import { PopoverCard } from '../../ui/popover-card';
import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return import('./qr-card.lazy');
}

const cardRoomStyle = { width: 168, height: 216 } satisfies ThemeUIStyleObject;

function QrCard({ channel }: { channel: Channel }) {
  const { code } = useLazy(load);
  // The size of the card is reserved while its code loads.
  return code ? <code.QrCard channel={channel} /> : <div sx={cardRoomStyle} />;
}

const linkStyle = {
  ...iconButtonStyle,
  width: 40,
  minHeight: 40,
  transition: 'none',
} satisfies ThemeUIStyleObject;

/**
 * One social account: a link whose QR code appears by hover, focus or the first tap. With a mouse or a
 * keyboard the card is there before the click, which then leads on.
 */
function SocialLink({ channel }: { channel: Channel }) {
  const t = useStrings('common');
  const { url, name, Icon } = channel;
  return (
    <PopoverCard
      label={t(name)}
      opener={({ onClick, ...opener }) => (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={t(name)}
          {...opener}
          onClick={(event) => {
            if (!opener['aria-expanded']) event.preventDefault();
            onClick(event);
          }}
          sx={linkStyle}
        >
          <Icon />
        </a>
      )}
    >
      <QrCard channel={channel} />
    </PopoverCard>
  );
}

const listStyle = { display: 'flex', padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

/** The social accounts, each with its QR code; nothing where none is configured. */
export function SocialLinks() {
  const t = useStrings('common');
  if (channels.length === 0) return null;
  return (
    <ul aria-label={t('follow')} sx={listStyle}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <SocialLink channel={channel} />
        </li>
      ))}
    </ul>
  );
}
