/** The calendar day of a time where the visitor is, such as `2026-11-22`; empty for what is no time. */
export function localDay(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
