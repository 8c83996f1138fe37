import { useEffect, useState } from 'react';
import { isServiceTime, ownZone, type Times, type Zone } from '../../i18n/time-span';
import { whenIdle } from '../../platform/loading/when-idle';

/** The zone of the visitor's clock, once the browser is idle; undefined where it shows the service's time. */
export function useOwnZone({ startAt, endAt }: Times): Zone | undefined {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (isServiceTime({ startAt, endAt }, ownZone)) return undefined;
    return whenIdle(() => setOwn(true));
  }, [startAt, endAt]);
  return isOwn ? ownZone : undefined;
}
