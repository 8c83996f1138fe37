export type Os =
  | 'windows'
  | 'mac'
  | 'linux'
  | 'chromeos'
  | 'android'
  | 'ios'
  | 'harmony'
  | 'unknown';

export interface DetectedOs {
  readonly system: Os;
  readonly architecture: 'x64' | 'x86' | 'arm' | 'unknown';
}

/** User-agent client hints of Chromium (`getHighEntropyValues`). */
export interface OsHints {
  readonly platform: string;
  readonly architecture: string;
  /** `64` or `32`. */
  readonly bitness: string;
}

export interface OsTraces {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly hints?: OsHints;
}

/** The first match decides: many user agents also contain the name of another system, after their own. */
const SYSTEMS: readonly (readonly [RegExp, Os])[] = [
  // "bot" needs a delimiter: Cubot is a maker of phones.
  [/bot[/;)]|spider|crawl/i, 'unknown'],
  [/Windows Phone|Xbox|PlayStation|Tizen|Web0S|KAIOS/i, 'unknown'],
  [/OpenHarmony|ArkWeb/, 'harmony'],
  [/Android/, 'android'],
  [/HarmonyOS/, 'harmony'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/CrOS/, 'chromeos'],
  [/Windows NT/, 'windows'],
  [/Macintosh/, 'mac'],
  [/Linux|X11/, 'linux'],
];

const PLATFORMS: Readonly<Partial<Record<string, Os>>> = {
  Windows: 'windows',
  macOS: 'mac',
  Linux: 'linux',
  'Chrome OS': 'chromeos',
  'Chromium OS': 'chromeos',
  Android: 'android',
};

function systemOf({ userAgent, maxTouchPoints, hints }: OsTraces): Os {
  const named = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = named ?? PLATFORMS[hints?.platform ?? ''] ?? 'unknown';
  // An iPad claims to be a Mac; no Mac has a touch screen.
  return system === 'mac' && maxTouchPoints > 1 ? 'ios' : system;
}

function hintedArchitecture({ architecture, bitness }: OsHints): DetectedOs['architecture'] {
  if (architecture === 'arm') return 'arm';
  if (architecture !== 'x86') return 'unknown';
  return bitness === '32' ? 'x86' : 'x64';
}

function architectureOf(system: Os, { userAgent, hints }: OsTraces): DetectedOs['architecture'] {
  const hinted = hints ? hintedArchitecture(hints) : 'unknown';
  if (hinted !== 'unknown') return hinted;
  // The user agent of every Mac says Intel, and that of phones says nothing.
  if (system !== 'windows' && system !== 'linux' && system !== 'chromeos') return 'unknown';
  if (/ARM64|aarch64|armv\d/i.test(userAgent)) return 'arm';
  if (/Win64|WOW64|x64|x86_64|amd64/i.test(userAgent)) return 'x64';
  return system === 'windows' || /i\d86/.test(userAgent) ? 'x86' : 'unknown';
}

/** Detects operating system and architecture, as far as the browser tells them. */
export function detectOs(traces: OsTraces): DetectedOs {
  const system = systemOf(traces);
  return { system, architecture: architectureOf(system, traces) };
}

interface AsksForHints {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<unknown>;
}

/** True where there is `navigator.userAgentData`, which only Chromium has, on https; TypeScript's types lack it. */
function canAsk(value: unknown): value is AsksForHints {
  return (
    typeof value === 'object' &&
    value !== null &&
    'getHighEntropyValues' in value &&
    typeof value.getHighEntropyValues === 'function'
  );
}

function textIn(values: object, name: string): string {
  const value: unknown = Reflect.get(values, name);
  return typeof value === 'string' ? value : '';
}

async function readHints(): Promise<OsHints | undefined> {
  const asked: unknown = Reflect.get(navigator, 'userAgentData');
  if (!canAsk(asked)) return undefined;
  try {
    const values = await asked.getHighEntropyValues(['architecture', 'bitness']);
    if (typeof values !== 'object' || values === null) return undefined;
    return {
      platform: textIn(values, 'platform'),
      architecture: textIn(values, 'architecture'),
      bitness: textIn(values, 'bitness'),
    };
  } catch {
    // A browser may refuse; the user agent must do.
    return undefined;
  }
}

/** Reads the visitor's system from client hints where the browser has them, else from the user agent. */
export async function detectVisitorOs(): Promise<DetectedOs> {
  const hints = await readHints();
  const { userAgent, maxTouchPoints } = navigator;
  return detectOs({ userAgent, maxTouchPoints, ...(hints && { hints }) });
}
