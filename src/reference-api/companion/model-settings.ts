import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';

/** An endpoint that speaks OpenAI's chat completions. */
export interface ModelSettings {
  /** The base address, such as `https://host/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string;
  /** Calls a day in all, where the default does not suit. */
  readonly callsPerDay?: number;
}

const names = ['COMPANION_MODEL_URL', 'COMPANION_MODEL', 'COMPANION_KEY'] as const;

const addressSchema = z.url({ protocol: /^https?$/ });

/** Hosts whose lines nobody else listens to. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** An address as it may be shown: without login and query. */
function withoutSecrets(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Warns of a model whose line others can read.
 * @returns undefined where the line is encrypted or does not leave this machine
 */
export function warningOf({ url }: ModelSettings): string | undefined {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || THIS_MACHINE.test(hostname)) return undefined;
  return `COMPANION_MODEL_URL: ${withoutSecrets(url)} is not encrypted, so key and chats can be read on the way: use https`;
}

/** Reads how many calls of the model a day may have; undefined where nothing is said. */
function readCallsPerDay(calls = ''): number | undefined {
  if (calls === '') return undefined;
  if (/^[1-9]\d{0,8}$/.test(calls)) return Number(calls);
  throw new UsageError(
    `COMPANION_CALLS_PER_DAY: expected a whole number from 1 to 999999999, got ${calls}`,
  );
}

/**
 * Reads which model the partners speak through from the environment: `COMPANION_MODEL_URL`, `COMPANION_MODEL` and
 * `COMPANION_KEY`, all of them or none, and `COMPANION_CALLS_PER_DAY`, which may be left out.
 * @throws UsageError naming what is missing or wrong
 */
export function readModelSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ModelSettings | undefined {
  const [url = '', model = '', key = ''] = names.map((name) => environment[name]);
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new UsageError(
      `${missing.join(', ')}: expected a value, as ${names.join(', ')} belong together`,
    );
  }
  if (!addressSchema.safeParse(url).success) {
    const got = URL.canParse(url) ? withoutSecrets(url) : 'no address';
    throw new UsageError(`COMPANION_MODEL_URL: expected an http or https address, got ${got}`);
  }
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') {
    throw new UsageError(
      'COMPANION_MODEL_URL: expected an address without a login, which no call could carry: the key is COMPANION_KEY',
    );
  }
  const callsPerDay = readCallsPerDay(environment.COMPANION_CALLS_PER_DAY);
  return { url, model, key, ...(callsPerDay !== undefined && { callsPerDay }) };
}
