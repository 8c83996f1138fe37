import { closest, distance } from 'fastest-levenshtein';
import { settings } from '../config/settings';

const NAMES = Object.keys(settings);

/** Variables of Gatsby itself, by how they begin. */
const OF_GATSBY =
  /^GATSBY_(?:ACTIVE_ENV|ADAPTERS|CLOUD|CONCURRENT|CONNECTION|CONTINUE|CPU_COUNT|DETECT|DISABLE|EXPERIMENTAL|EXTERNAL|FUNCTIONS|HOST|INCOMPLETE|LAYOUT|LOGGER|LOG_|NODE_GLOBALS|OPEN|PARALLEL|PARTIAL|PRECOMPILE|QUERY|REPORTER|SHOULD|SLICES|SOCKET|STALL|TELEMETRY|VERSION|WORKER)/;

/** The most letters that a name of ours may be misspelt by, to be recognized without its beginning. */
const MOST_ERRORS = 2;

/**
 * Warns of variables that look like settings and are none, a sentence each with the nearest setting: whoever misspells one
 * would publish a site without that part.
 * @param names of all variables, also those of other programs
 */
export function unknownSettings(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (NAMES.includes(name) || OF_GATSBY.test(name)) return [];
    const nearest = closest(name, NAMES);
    const isOurs = name.startsWith('GATSBY_') || distance(name, nearest) <= MOST_ERRORS;
    return isOurs ? [`${name} is no setting; the nearest is ${nearest} (npm run settings)`] : [];
  });
}
