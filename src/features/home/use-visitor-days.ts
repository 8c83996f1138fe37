import { usePlace } from '../../i18n/locale-context';
import { useInBrowser } from '../../platform/loading/use-hydrated';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';

/** Offset of the service's clock, as `Date.getTimezoneOffset` has it. */
const SERVICE_OFFSET = -480;

function load() {
  return import('./visitor-days.lazy');
}

interface Dated {
  /** ISO 8601 in UTC. */
  readonly startAt: string;
  readonly endAt: string;
  /** The days of the service's clock. */
  readonly dates: { readonly firstDay: string; readonly lastDay: string };
}

/** Gives the first and last day of an activity: by the service's clock at first, then by the visitor's. */
export function useVisitorDays({ startAt, endAt, dates }: Dated): Dated['dates'] {
  const { locale } = usePlace();
  const isElsewhere = useInBrowser(
    () => [startAt, endAt].some((time) => new Date(time).getTimezoneOffset() !== SERVICE_OFFSET),
    false,
  );
  const isIdle = useIdle();
  const { code } = useLazy(load, { when: isElsewhere && isIdle });
  return code
    ? { firstDay: code.visitorDay(startAt, locale), lastDay: code.visitorDay(endAt, locale) }
    : dates;
}
