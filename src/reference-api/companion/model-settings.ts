import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';
import type { ModelSettings } from './model';

const names = ['COMPANION_MODEL_URL', 'COMPANION_MODEL', 'COMPANION_KEY'] as const;

const addressSchema = z.url({ protocol: /^https?$/ });

/**
 * Reads which model the partners speak through from the environment: `COMPANION_MODEL_URL`, `COMPANION_MODEL` and
 * `COMPANION_KEY`, all of them or none.
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
    throw new UsageError(`COMPANION_MODEL_URL: expected an http or https address, got ${url}`);
  }
  return { url, model, key };
}
