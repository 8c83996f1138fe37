import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startReferenceApi } from '../../reference-api/server';
import { buildChangedCopy } from '../isolated-build/build-copy';
import { copySite } from '../isolated-build/copy-site';
import { takeSnapshot } from '../isolated-build/folder-snapshot';
import { startFaultyProxy } from './faulty-proxy';
import type { BuildOrder, SimulatedSite } from './simulated-site';

/** A text that changes while a build runs. */
const LEGAL_TEXT = path.join('content', 'legal', 'terms', '1.0', 'zh.md');

/** When a build is killed, or a text changes, at the latest: builds in which little has changed take longer. */
const LATEST_MS = 12_000;

/** Exit code of a process that was killed. */
const KILLED = 137;

async function buildOnce(
  site: string,
  apiUrl: string,
  { night, random }: BuildOrder,
): Promise<number> {
  const at = random.int(0, LATEST_MS);
  // The release is killed in the other nights, behind the build.
  const isKilled = night === 'killed' && random.int(0, 1) === 0;
  const settings = {
    ...{ GATSBY_API_BASE_URL: apiUrl, GATSBY_SITE_URL: 'https://youban.example' },
    ...{ OG_IMAGES_BUDGET: '0', LOSSES: 'stop' },
  };
  const building = buildChangedCopy(site, settings, isKilled ? AbortSignal.timeout(at) : undefined);
  if (night === 'legal-text') {
    await wait(at);
    await appendFile(path.join(site, LEGAL_TEXT), '\n补充说明。\n');
  }
  const { code, output } = await building;
  if (code !== 0) console.log(output.split('\n').slice(-15).join('\n'));
  return code;
}

/**
 * Makes a site that is built by Gatsby, in a copy of this folder, from a reference API with a proxy that plays bad nights.
 * @param folder where the copy and the API's database are put
 */
export async function openRealSite(
  folder: string,
): Promise<SimulatedSite & { readonly close: () => Promise<void> }> {
  const site = path.join(folder, 'copy');
  await copySite(site);
  const dataFile = path.join(folder, 'library.sqlite');
  const api = await startReferenceApi({ port: 0, dataFile, sandbox: false, quiet: true });
  const proxy = await startFaultyProxy(api.url);
  const publicDir = path.join(site, 'public');
  return {
    publicDir,
    build: async (order) => {
      proxy.play(order);
      const code = await buildOnce(site, proxy.url, order).catch(() => KILLED);
      const files = code === 0 ? await takeSnapshot(publicDir) : [];
      return {
        code,
        edition: order.night === 'old-replica' ? order.earlier : order.edition,
        files: new Map(Array.from(files, ([file, digest]) => [`/${file}`, digest])),
      };
    },
    close: async () => {
      await proxy.close();
      await api.close();
    },
  };
}
