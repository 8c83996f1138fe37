import { visitorSystem, type SystemHints, type VisitorSystem } from './visitor-system';

interface AsksForHints {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<unknown>;
}

/** Not in TypeScript's browser: Chromium alone has it, on secure pages. */
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

async function readHints(): Promise<SystemHints | undefined> {
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
    // A browser may refuse; its user agent is left.
    return undefined;
  }
}

/** The visitor's system, by the browser's hints where it gives any, else by its user agent. */
export async function readVisitorSystem(): Promise<VisitorSystem> {
  const hints = await readHints();
  const { userAgent, maxTouchPoints } = navigator;
  return visitorSystem({ userAgent, maxTouchPoints, ...(hints && { hints }) });
}
