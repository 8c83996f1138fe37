/** The lights that the key art is painted in. */
type Light = 'dawn' | 'dusk' | 'night';

/** The light at an hour of the visitor's clock, from 0 to 23. */
export function lightAt(hour: number): Light {
  if (hour < 5 || hour >= 20) return 'night';
  return hour < 10 ? 'dawn' : 'dusk';
}

/** Moving things in the key art. */
export type Weather = 'lanterns' | 'snow';

/** Month and day of the Chinese calendar, such as `1/15`; a leap month is none of the festivals. */
function lunarDay(date: Date): string {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric' });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.get('month') ?? ''}/${parts.get('day') ?? ''}`;
}

/** True from New Year's Day to the Lantern Festival, and at the Mid-Autumn Festival. */
function isLanternTime(date: Date): boolean {
  const [month, day] = lunarDay(date).split('/');
  return (month === '1' && Number(day) <= 15) || (month === '8' && day === '15');
}

/** The weather of a day by the visitor's clock: lanterns at two festivals, snow in winter, else none. */
export function weatherOn(date: Date): Weather | undefined {
  if (isLanternTime(date)) return 'lanterns';
  return [11, 0, 1].includes(date.getMonth()) ? 'snow' : undefined;
}
