/** Takes the query off an address. It holds tickets, phone numbers, searches and who sent the visitor: nothing for a log. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
