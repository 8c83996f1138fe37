import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../api-client/session/user-info';
import { LocalLink } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { UserIcon } from '../ui/icons/user';
import { useLazy } from '../platform/use-lazy';
import { visuallyHidden } from '../ui/visually-hidden';

function load() {
  return import('./account-entry.lazy');
}

interface Props {
  user: UserInfo;
  /** Low enough for the mobile header, where there is no room for the name. */
  low: boolean;
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
  fontSize: '13px',
  textDecoration: 'none',
  '&:hover': { color: 'primary' },
} satisfies ThemeUIStyleObject;

/** What a finger meets is as high as the header. */
const lowEntryStyle = { ...entryStyle, inset: '-7px 0' } satisfies ThemeUIStyleObject;

/** Leads to the profile. What stands in it comes a little later, because few visitors are logged in. */
export function AccountEntry({ user, low }: Props) {
  const t = useStrings('common');
  const { code } = useLazy(load);
  return (
    <LocalLink to="profile" sx={low ? lowEntryStyle : entryStyle}>
      <span sx={visuallyHidden}>{t('account')}</span>
      {code ? <code.Account user={user} low={low} /> : <UserIcon />}
    </LocalLink>
  );
}
