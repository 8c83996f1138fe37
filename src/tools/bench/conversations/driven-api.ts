import * as z from 'zod/mini';
import { DROP_OLD_MS, IM_PING_MS } from '../../../reference-api/limits';
import { startReferenceApi } from '../../../reference-api/server';

/** The hour is driven in some three minutes, so timers ring so much more often. */
const HASTE = 20;

const orderSchema = z.object({ pass: z.number() });

/** Starts the API on the data file of the command line; a message of the parent lets its clock pass. */
async function main([dataFile = '']: readonly string[]): Promise<void> {
  let passedMs = 0;
  process.on('message', (message) => {
    passedMs += orderSchema.parse(message).pass * 1000;
  });
  const api = await startReferenceApi({
    port: 0,
    dataFile,
    sandbox: true,
    exposeSandbox: true,
    trustProxy: '127.0.0.1',
    quiet: true,
    wordMs: 1,
    imPingMs: IM_PING_MS / HASTE,
    dropOldMs: DROP_OLD_MS / HASTE,
    now: () => new Date(Date.now() + passedMs),
  });
  console.log(`API at ${api.url}\n`);
  process.once('SIGTERM', () => void api.close().then(() => process.exit(0)));
}

void main(process.argv.slice(2));
