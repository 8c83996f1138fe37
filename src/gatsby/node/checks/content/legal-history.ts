import { readYaml } from '../../sources/yaml-values';
import * as z from 'zod/mini';
import type { Fault } from '../../faults';

const headSchema = z.object({ version: z.string(), effective: z.string() });

/** Version of a legal text, and the day from which it is in force. */
type Head = z.infer<typeof headSchema>;

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Reads version and day of a legal text; undefined where its front matter is not sound, which other checks say. */
export function headOf(text: string): Head | undefined {
  const fenced = FRONT_MATTER.exec(text);
  const read = fenced ? readYaml('', fenced[1] ?? '', headSchema) : undefined;
  return read?.ok === true ? read.data : undefined;
}

/** Compares versions by their numbers: 1.10 is later than 1.9. */
function isEarlier(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/**
 * Compares a legal text with the one that is published: its version never goes back, and a new version begins today or later,
 * because nobody can have agreed to it before.
 * @param file the file's path as an editor knows it
 * @param published the text as it was committed last
 * @param today as `2026-11-28`
 */
export function legalHistoryFaults(
  file: string,
  text: string,
  published: string,
  today: string,
): Fault[] {
  const [now, before] = [headOf(text), headOf(published)];
  if (!now || !before) return [];
  const at = (field: string): string => {
    const line = text.split('\n').findIndex((each) => each.startsWith(`${field}:`)) + 1;
    return `${file}:${String(line)}, field "${field}"`;
  };
  if (isEarlier(now.version, before.version)) {
    const what = `goes back from "${before.version}" to "${now.version}": write a later version, such as the next number behind the dot`;
    return [{ where: at('version'), what }];
  }
  if (now.version === before.version) return [];
  return now.effective < today
    ? [
        {
          where: at('effective'),
          what: `${now.effective} is past, and version "${now.version}" is new: write ${today} or a later day`,
        },
      ]
    : [];
}
