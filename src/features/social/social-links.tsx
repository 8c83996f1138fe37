import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { channels } from './channels';
import { SocialLink } from './social-link';

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
