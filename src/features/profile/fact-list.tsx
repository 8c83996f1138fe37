import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { WireUser } from '../../contract';
import { usePlace } from '../../i18n/locale-context';
import type { StringKey } from '../../i18n/strings';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { visuallyHidden } from '../../ui/visually-hidden';
import { formatDay, SERVICE_TIME_ZONE } from '../../i18n/dates';
import type { Locale } from '../../config/locales';

/** Formats the day on which a user joined, in the service's time zone: an evening in UTC is the next day there. */
function memberSince(createdAt: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone: SERVICE_TIME_ZONE,
    dateStyle: 'short',
  }).format(new Date(createdAt));
  return formatDay(day, locale);
}

const noneStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

function Unread({ count }: { count: number }) {
  const t = useStrings('profile');
  return count > 0 ? (
    <Badge count={count} label={t('unread', { count })} />
  ) : (
    <span sx={noneStyle}>{t('unread-none')}</span>
  );
}

interface RowProps {
  name: StringKey<'profile'>;
  children: ReactNode;
}

const rowStyle = {
  display: 'grid',
  alignItems: 'center',
  minHeight: 52,
  paddingY: 2,
  borderTop: '1px solid',
  borderColor: 'line',
  [medium]: { gridTemplateColumns: '11em minmax(0, 1fr)', columnGap: 4 },
} satisfies ThemeUIStyleObject;

const nameStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const valueStyle = { margin: 0, minWidth: 0, minHeight: '1.75em' } satisfies ThemeUIStyleObject;

function Row({ name, children }: RowProps) {
  const t = useStrings('profile');
  return (
    <div sx={rowStyle}>
      <dt sx={nameStyle}>{t(name)}</dt>
      <dd sx={valueStyle}>{children}</dd>
    </div>
  );
}

/** The data of an account; the same rows with skeletons while `user` is undefined. */
export function FactList({ user }: { user?: WireUser | undefined }) {
  const t = useStrings('profile');
  const common = useStrings('common');
  const { locale } = usePlace();
  const bar = <Skeleton width="9em" height="1.75em" />;
  return (
    <div aria-busy={user === undefined}>
      <p role="status" sx={visuallyHidden}>
        {user === undefined && common('loading')}
      </p>
      <dl>
        <Row name="fact-nickname">
          {user ? <bdi>{user.nickname.trim() || t('nickname-none')}</bdi> : bar}
        </Row>
        <Row name="fact-phone">{user ? <bdi>{user.phone_masked}</bdi> : bar}</Row>
        <Row name="fact-since">{user ? memberSince(user.created_at, locale) : bar}</Row>
        <Row name="fact-unread">{user ? <Unread count={user.unread_count} /> : bar}</Row>
      </dl>
    </div>
  );
}
