import { fetchKeptText } from './fetch-site-json';

/**
 * Reads a JSON file of the site once for each page: whoever asks again shares the answer, or waits for the same one.
 * Without a network, what the browser has kept is enough. After a failure, the next one asks again.
 * @param kept the files that have come or are on their way, by address
 * @param parse checks what came and gives it its type
 * @throws when the file cannot be read, and what `parse` throws
 */
export function readOnce<T>(
  kept: Map<string, Promise<T>>,
  address: string,
  parse: (json: unknown) => T,
): Promise<T> {
  const known = kept.get(address);
  if (known) return known;
  const reading = fetchKeptText(address).then((text) => parse(JSON.parse(text)));
  kept.set(address, reading);
  reading.catch(() => kept.delete(address));
  return reading;
}
