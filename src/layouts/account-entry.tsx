import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../api-client/session/user-info';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { UserIcon } from '../ui/icons/user';
import { useLazy } from '../platform/loading/use-lazy';
import { visuallyHidden } from '../ui/visually-hidden';

function load() {
  return import('./account-entry.lazy');
}

interface Props {
  user: UserInfo;
  /** True in the mobile header, which shows no name. */
  compact: boolean;
}

const entryStyle = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  borderRadius: 'round',
  color: 'text',
  fontSize: '0.8125rem',
  textDecoration: 'none',
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

/** A phone's header has room for the avatar alone. */
const compactStyle = { ...entryStyle, justifyContent: 'center' } satisfies ThemeUIStyleObject;

/** The link to the profile. Loads the name and avatar lazily: few visitors are logged in. */
export function AccountEntry({ user, compact }: Props) {
  const t = useStrings('common');
  const { code } = useLazy(load);
  return (
    <LocalLink to="profile" sx={compact ? compactStyle : entryStyle}>
      <span sx={visuallyHidden}>{t('account')}</span>
      {code ? <code.Account user={user} compact={compact} /> : <UserIcon />}
    </LocalLink>
  );
}
