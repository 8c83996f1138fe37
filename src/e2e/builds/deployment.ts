import path from 'node:path';
import { startSite, type Site } from '../../tools/serve/site-server';

/** A site at one address, whose files are those of one build or another. */
export interface Deployment {
  readonly url: string;
  /** Puts another build in the place of the one that is served; its files are gone. */
  readonly deploy: (publicDir: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The build that the tests of the site visit. */
export const SANDBOX_BUILD = path.resolve('public');

export async function startDeployment(publicDir: string): Promise<Deployment> {
  let site: Site = await startSite({ publicDir, port: 0, quiet: true });
  const { url } = site;
  return {
    url,
    deploy: async (next) => {
      await site.close();
      site = await startSite({ publicDir: next, port: Number(new URL(url).port), quiet: true });
    },
    close: () => site.close(),
  };
}
