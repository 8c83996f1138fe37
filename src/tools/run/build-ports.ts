import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { errorCode } from '../../node/errors';
import { closeServer, listen } from '../../node/listen';
import { writeWhole } from '../../node/write-file';
import { API_PORT, SITE_PORT, type Ports } from '../load-environment';

/** First ports that tests try: others than those of `npm start`, which may be running. */
const FIRST_TEST_PORTS: Ports = { api: 8800, site: 9100 };

/** Ports that the pages in `public/` name. */
const FILE = '.data/build-ports.json';

const portsSchema = z.object({ api: z.number(), site: z.number() });

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port);
    await closeServer(probe);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false;
    throw error;
  }
}

async function firstFree(from: number): Promise<number> {
  for (let port = from; ; port += 1) if (await isFree(port)) return port;
}

/** Finds free ports for a build that is to be tested. */
export async function findTestPorts(): Promise<Ports> {
  return {
    api: await firstFree(FIRST_TEST_PORTS.api),
    site: await firstFree(FIRST_TEST_PORTS.site),
  };
}

/** Reads the ports that the last build was made for. */
export function readBuildPorts(file = FILE): Ports {
  try {
    return portsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { api: API_PORT, site: SITE_PORT };
  }
}

function portOf(address: string | undefined, usual: number): number {
  const { hostname, port } = new URL(address ?? 'http://localhost');
  return hostname === 'localhost' && port !== '' ? Number(port) : usual;
}

/** Remembers the ports that a build was made for, for those who serve it later. */
export async function keepBuildPorts(env = process.env, file = FILE): Promise<void> {
  const ports: Ports = {
    api: portOf(env.GATSBY_API_BASE_URL, API_PORT),
    site: portOf(env.GATSBY_SITE_URL, SITE_PORT),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify(ports));
}
