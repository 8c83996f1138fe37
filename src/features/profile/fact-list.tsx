import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { Skeleton } from '../../ui/skeleton';
import { visuallyHidden } from '../../ui/visually-hidden';

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

const NAMES = ['fact-nickname', 'fact-phone', 'fact-since', 'fact-unread'] as const;

/** The data of an account, as they are shown. */
type Facts = Readonly<Record<(typeof NAMES)[number], ReactNode>>;

/** The data of an account; the same rows with skeletons while they are undefined. */
export function FactList({ facts }: { facts?: Facts | undefined }) {
  const t = useStrings('profile');
  const common = useStrings('common');
  return (
    <div aria-busy={facts === undefined}>
      <p role="status" sx={visuallyHidden}>
        {facts === undefined && common('loading')}
      </p>
      <dl>
        {NAMES.map((name) => (
          <div key={name} sx={rowStyle}>
            <dt sx={nameStyle}>{t(name)}</dt>
            <dd sx={valueStyle}>
              {facts ? facts[name] : <Skeleton width="9em" height="1.75em" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
