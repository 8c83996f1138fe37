import { calendarText, type CalendarEvent } from './calendar-text';

const event: CalendarEvent = {
  uid: 'act-1@example.com',
  startAt: '2026-11-25T00:00:00Z',
  endAt: '2026-12-09T02:30:00.500Z',
  title: 'A postcard',
  description: 'Draw it.',
  url: 'https://example.com/en/activity/#act-1',
  language: 'en',
};

/** Undoes the folding (RFC 5545, section 3.1). */
function unfold(text: string): string[] {
  return text.replace(/\r\n /g, '').split('\r\n');
}

describe('calendarText', () => {
  test('is one event between the lines of a calendar, in UTC', () => {
    expect(calendarText(event)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Youban//Activities//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:act-1@example.com',
        'DTSTAMP:20261125T000000Z',
        'DTSTART:20261125T000000Z',
        'DTEND:20261209T023000Z',
        'SUMMARY;LANGUAGE=en:A postcard',
        'DESCRIPTION;LANGUAGE=en:Draw it.\\n\\nhttps://example.com/en/activity/#act-1',
        'URL:https://example.com/en/activity/#act-1',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('escapes what means something in a text', () => {
    const lines = unfold(calendarText({ ...event, title: 'a, b; c\\d\r\ne\nf: "g"' }));
    expect(lines).toContain('SUMMARY;LANGUAGE=en:a\\, b\\; c\\\\d\\ne\\nf: "g"');
  });

  test('ends every line in CRLF', () => {
    expect(calendarText(event).replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  test.each([
    ['Latin', 'abcdefghij '.repeat(40)],
    ['Chinese', '给第十九盏灯写个结局，'.repeat(40)],
    ['emoji of four octets', '🏮🎮'.repeat(60)],
    ['a mixture', 'a灯🏮é'.repeat(50)],
  ])('folds %s into lines of 75 octets without cutting a character', (_, title) => {
    const text = calendarText({ ...event, title });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeGreaterThan(71);
    expect(text).not.toContain('\uFFFD');
    expect(Buffer.from(text).toString()).toBe(text);
    expect(unfold(text)).toContain(`SUMMARY;LANGUAGE=en:${title.replaceAll(',', '\\,')}`);
  });

  test('a line of exactly 75 octets is not folded', () => {
    const title = 'x'.repeat(75 - 'SUMMARY;LANGUAGE=en:'.length);
    expect(calendarText({ ...event, title })).toContain(`\r\nSUMMARY;LANGUAGE=en:${title}\r\n`);
  });
});
