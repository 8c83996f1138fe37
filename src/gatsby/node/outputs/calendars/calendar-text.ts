/** An event as a calendar gets it. */
export interface CalendarEvent {
  /** The same for the same event for ever, and in no other calendar. */
  readonly uid: string;
  /** ISO 8601 in UTC. */
  readonly startAt: string;
  readonly endAt: string;
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
  /** BCP 47. */
  readonly language: string;
}

/** A line may be so long, in octets, without its line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const PRODUCT = '-//Youban//Activities//EN';

/** A value of type TEXT: backslash, semicolon, comma and line break escaped (section 3.3.11). */
function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A value of type DATE-TIME in UTC: `20261121T080000Z` (section 3.3.5, form 2). */
function utcValue(time: string): string {
  return new Date(time).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/**
 * Folds a line into several of 75 octets at most; the second and further ones begin with a space, which is
 * not part of the text (section 3.1). No character is cut, however many octets it has.
 */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * An iCalendar object with one event (RFC 5545): lines end in CRLF and are folded, times are in UTC. The
 * same event gives the same text, so that a rebuild writes nothing: DTSTAMP, which nothing is compared
 * with where there is no METHOD (section 3.8.7.2), is the start. It does not make a visitor busy.
 */
export function calendarText(event: CalendarEvent): string {
  const language = `;LANGUAGE=${event.language}`;
  const start = utcValue(event.startAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${start}`,
    `DTSTART:${start}`,
    `DTEND:${utcValue(event.endAt)}`,
    `SUMMARY${language}:${textValue(event.title)}`,
    `DESCRIPTION${language}:${textValue(`${event.description}\n\n${event.url}`)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
