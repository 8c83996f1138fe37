import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder, writeFiles } from '../../node/temp-folder';
import { ensureWebServer } from './find-server';
import { freePort, runServer, type RunningServer } from './run-server';

interface CaddyOptions {
  /** The folder that is served, or a link to it. */
  readonly root: string;
  /** The folder with the rules, such as `hosting` beside the releases. */
  readonly rules: string;
  /** True for TLS, with a certificate that Caddy makes. */
  readonly tls?: boolean;
}

/** Settings of the whole server, which are the operator's: nothing of this one is left behind or known elsewhere. */
const GLOBAL = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';

/** Starts Caddy with the Caddyfile that a build has written. */
export async function startCaddy({
  root,
  rules,
  tls = false,
}: CaddyOptions): Promise<RunningServer> {
  const program = ensureWebServer('caddy');
  const folder = makeTempFolder();
  const port = String(await freePort());
  const file = path.join(folder, 'Caddyfile');
  const site = path.join(rules, 'Caddyfile');
  writeFiles(folder, { Caddyfile: `${GLOBAL}import ${site}\n` });
  const server = await runServer({
    program,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: {
      YOUBAN_ADDRESS: tls ? `https://localhost:${port}` : `:${port}`,
      YOUBAN_ROOT: root,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    // It makes a certificate when it listens already.
    readyLine: tls ? 'certificate obtained successfully' : 'serving initial configuration',
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
