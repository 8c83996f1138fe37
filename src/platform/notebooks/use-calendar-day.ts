import { useEffect, useState } from 'react';
import { serviceDay } from '../../i18n/dates';
import { localDay } from '../../i18n/local-day';

const HOUR_MS = 3_600_000;

/**
 * Follows a calendar day by the visitor's clock, such as `2026-11-28`; undefined until hydration. It is looked at each hour, which zones change at, and when the page is seen again or gets the focus: a machine that slept, or
 * whose clock was set, has waited for another hour.
 */
function useCalendarDay(dayOf: (time: string) => string): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const now = Date.now();
      setDay(dayOf(new Date(now).toISOString()));
      timer = setTimeout(look, HOUR_MS - (now % HOUR_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [dayOf]);
  return day;
}

/** Follows the day where the visitor is: notebooks have it, and the days of a chat. */
export function useLocalDay(): string | undefined {
  return useCalendarDay(localDay);
}

/** Follows the day in the service's time zone, as its search has it. */
export function useServiceDay(): string | undefined {
  return useCalendarDay(serviceDay);
}
