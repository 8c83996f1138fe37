import { startReferenceApi } from '../../reference-api/server';
import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';
import { explainPort } from '../ports';
import type { CleanupScope } from './cleanup-scope';

export interface ApiOptions {
  readonly port: number;
  readonly dataFile: string;
  /** Advice for a taken port, as a sentence. */
  readonly remedy: string;
  /** True when an API that is already running may be used. */
  readonly shared: boolean;
  /** Milliseconds between two words of a partner; as somebody types by default. */
  readonly wordMs?: number;
}

const HOST = '127.0.0.1';
const ASK_MS = 2000;

/** Our API's answer under `/health`, by which it is recognised. */
const healthSchema = z.object({
  status: z.literal('ok'),
  games: z.number(),
  sandbox: z.boolean(),
});

type Health = z.infer<typeof healthSchema>;

/** The health of a reference API that runs already; undefined when nothing or something else answers. */
export async function askHealth(url: string): Promise<Health | undefined> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ASK_MS) });
    return healthSchema.parse(await answer.json());
  } catch {
    return undefined;
  }
}

/**
 * Makes sure that a reference API with its sandbox runs: one that is there already or one of our own,
 * which is closed with everything else.
 * @throws UsageError when something else has the port
 */
export async function provideApi(scope: CleanupScope, options: ApiOptions): Promise<string> {
  const { port, dataFile, remedy, shared, wordMs } = options;
  const url = `http://localhost:${String(port)}`;
  const running = shared ? await askHealth(`http://${HOST}:${String(port)}`) : undefined;
  if (running?.sandbox === false) {
    throw new UsageError(`A reference API without its sandbox runs at ${url}. ${remedy}`);
  }
  if (running) {
    console.log(
      `A reference API runs at ${url} already (${String(running.games)} games): using it`,
    );
    return url;
  }
  try {
    const api = await startReferenceApi({
      port,
      host: HOST,
      dataFile,
      ...(wordMs !== undefined && { wordMs }),
      sandbox: true,
      quiet: true,
    });
    scope.own(api.close);
  } catch (error) {
    throw explainPort(error, HOST, port, remedy);
  }
  console.log(`Reference API at ${url}`);
  return url;
}
