import { useEffect, useState } from 'react';
import { serviceDay } from '../../i18n/dates';

const HOUR_MS = 3_600_000;

/**
 * Follows the calendar day in the service's time zone by the visitor's clock, such as `2026-11-28`; undefined until hydration.
 * It is looked at each hour, which zones change at, and when the page is seen again or gets the focus: a machine that slept, or
 * whose clock was set, has waited for another hour.
 */
export function useServiceDay(): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const now = Date.now();
      setDay(serviceDay(new Date(now).toISOString()));
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
  }, []);
  return day;
}
