import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { UsageError } from '../../node/errors';
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

/** A Caddy that runs by the rules of a build. */
export interface Caddy extends RunningServer {
  /** Reads the rules again, as `caddy reload` does. */
  readonly reload: () => Promise<void>;
}

/**
 * Settings of the whole server, which are the operator's: nothing of this one is left behind or known elsewhere.
 * @param admin the address by which it is told to read its rules again
 */
function globalSettings(admin: string): string {
  return `{\n\tadmin ${admin}\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n`;
}

/** Handshakes, each of which takes a millisecond or some. */
const MOST_TRIES = 10_000;

/** Tries to agree on TLS with a server of this machine. */
async function shakeHands(port: number): Promise<boolean> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Waits for the certificate, which Caddy makes when it listens already: it says so before it uses it. */
async function untilCertified(port: number): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await shakeHands(port)) return;
  }
  throw new UsageError('Caddy has no certificate');
}

/** Starts Caddy with the Caddyfile that a build has written. */
export async function startCaddy({ root, rules, tls = false }: CaddyOptions): Promise<Caddy> {
  const program = ensureWebServer('caddy');
  const folder = makeTempFolder();
  const number = await freePort();
  const port = String(number);
  const file = path.join(folder, 'Caddyfile');
  const site = path.join(rules, 'Caddyfile');
  const admin = `unix/${path.join(folder, 'admin.sock')}`;
  writeFiles(folder, { Caddyfile: `${globalSettings(admin)}import ${site}\n` });
  const configuration = ['--config', file, '--adapter', 'caddyfile'];
  const env = {
    YOUBAN_ADDRESS: tls ? `https://localhost:${port}` : `:${port}`,
    YOUBAN_ROOT: root,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const server = await runServer({
    ...{ program, args: ['run', ...configuration], env },
    url: `${tls ? 'https' : 'http'}://localhost:${port}`,
    readyLine: 'serving initial configuration',
  });
  if (tls) await untilCertified(number);
  return {
    ...server,
    reload: async () => {
      await promisify(execFile)(program, ['reload', ...configuration, '--address', admin], {
        env: { ...process.env, ...env },
      });
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
