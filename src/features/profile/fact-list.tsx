import type { ReactNode } from 'react';
import type { WireUser } from '../../contract';
import { usePlace } from '../../i18n/locale-context';
import type { StringKey } from '../../i18n/strings';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { visuallyHidden } from '../../ui/visually-hidden';
import { memberSince } from './member-since';

function Unread({ count }: { count: number }) {
  const t = useStrings('profile');
  return count > 0 ? (
    <Badge count={count} label={t('unread', { count })} />
  ) : (
    <span sx={{ color: 'muted' }}>{t('unread-none')}</span>
  );
}

interface RowProps {
  name: StringKey<'profile'>;
  children: ReactNode;
}

function Row({ name, children }: RowProps) {
  const t = useStrings('profile');
  return (
    <div
      sx={{
        display: 'grid',
        alignItems: 'center',
        minHeight: 52,
        paddingY: 2,
        borderTop: '1px solid',
        borderColor: 'line',
        [medium]: { gridTemplateColumns: '11em minmax(0, 1fr)', columnGap: 4 },
      }}
    >
      <dt sx={{ color: 'muted', fontSize: 1 }}>{t(name)}</dt>
      <dd sx={{ margin: 0, minWidth: 0, minHeight: '1.75em' }}>{children}</dd>
    </div>
  );
}

/** What the service knows of somebody; while it is not known, the same rows with bars in them. */
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
