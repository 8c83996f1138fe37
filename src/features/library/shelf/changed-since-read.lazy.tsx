import type { ThemeUIStyleObject } from 'theme-ui';
import { readingStrings } from '../../../i18n/bundles/reading-strings';
import { serviceDay } from '../../../i18n/dates';
import { useStrings } from '../../../i18n/use-strings';
import { WithLateStrings } from '../../../ui/with-late-strings';
import { lightStyle } from './changed-mark';
import { readVersion, useReadingRecord } from './reading-record';

const markStyle = {
  ...lightStyle,
  display: 'block',
  marginLeft: 0,
  fontSize: 1,
} satisfies ThemeUIStyleObject;

function Words() {
  const t = useStrings('reading');
  return <span sx={markStyle}>{t('changes-page')}</span>;
}

/** Marks a game that this visitor read before the day of its change; nothing for one that was never read, or read since. */
export function ChangedSinceRead({ gameId, day }: { gameId: string; day: string }) {
  const read = useReadingRecord(({ record }) => readVersion(record, { kind: 'game', id: gameId }));
  if (read === undefined || serviceDay(new Date(read).toISOString()) >= day) return null;
  return (
    <WithLateStrings namespace="reading" bundles={readingStrings}>
      <Words />
    </WithLateStrings>
  );
}
