import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { HEADER_TIMEOUT_S } from '../../gatsby/node/outputs/hosting/hosting-nginx';
import { SERVED_FOLDER, SERVED_RULES } from '../../gatsby/node/outputs/hosting/hosting-rules';
import { UsageError } from '../../node/errors';
import { makeTempFolder, writeFiles } from '../../node/temp-folder';
import { ensureWebServer } from './find-server';
import { freePort, runServer, type RunningServer } from './run-server';

/** Certificate of a server with TLS, as paths. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

interface NginxOptions {
  /** The folder that is served, or a link to it. */
  readonly root: string;
  /** The folder with the rules, such as `hosting` beside the releases. */
  readonly rules: string;
  /** Makes the server that `nginx-tls.conf` describes; undefined for that of `nginx.conf`. */
  readonly tls?: Certificate;
  /** Lines of `http` before those of the site, such as an operator's own. */
  readonly http?: string;
}

/** An nginx that runs by the rules of a build. */
export interface Nginx extends RunningServer {
  /** The origin of the server without TLS. */
  readonly plainUrl: string;
  /** Reads the rules again, as `nginx -s reload` does, and waits until no worker is left that has the old ones. */
  readonly reload: () => Promise<void>;
}

/** Processes that answer requests. */
const WORKERS = 2;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Configuration around that of the site: nothing of it lies outside of a folder, and no other user is needed. */
function mainConf(folder: string, http: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = TEMPORARY.map((name) => `  ${name}_temp_path ${path.join(folder, name)};`);
  return `${user}
daemon off;
worker_processes ${String(WORKERS)};
pid ${path.join(folder, 'nginx.pid')};
error_log stderr notice;
events { worker_connections 1024; }
http {
  access_log off;
${paths.join('\n')}
${http}
  include ${path.join(folder, 'site.conf')};
}
`;
}

/**
 * Starts nginx with the configuration that a build has written. What an operator would put in stands in it: the folder, ports,
 * and of the server with TLS name and certificate.
 */
export async function startNginx({ root, rules, tls, http = '' }: NginxOptions): Promise<Nginx> {
  const program = ensureWebServer('nginx');
  const folder = makeTempFolder();
  const [plain, secure] = [await freePort(), await freePort()];
  const writeSite = (): void => {
    const name = tls ? 'nginx-tls.conf' : 'nginx.conf';
    const site = readFileSync(path.join(rules, name), 'utf8')
      .replaceAll(SERVED_FOLDER, root)
      .replaceAll(SERVED_RULES, rules)
      .replace('listen 80;', `listen 127.0.0.1:${String(plain)};`)
      .replace('listen 443 ', `listen 127.0.0.1:${String(secure)} `)
      .replace(/(ssl_certificate +)[^;]+/, `$1${tls?.certificate ?? ''}`)
      .replace(/(ssl_certificate_key +)[^;]+/, `$1${tls?.key ?? ''}`)
      .replaceAll('server_name www.example.com', 'server_name localhost')
      // A reload waits as long for a connection that asks for nothing.
      .replaceAll(
        `client_header_timeout ${String(HEADER_TIMEOUT_S)}s;`,
        'client_header_timeout 1s;',
      );
    writeFiles(folder, { 'site.conf': site });
  };
  writeSite();
  writeFiles(folder, { 'nginx.conf': mainConf(folder, http) });
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const [plainUrl, secureUrl] = [
    `http://localhost:${String(plain)}`,
    `https://localhost:${String(secure)}`,
  ];
  const server = await runServer({
    program,
    args,
    url: tls ? secureUrl : plainUrl,
    readyLine: 'start worker process ',
  });
  return {
    ...server,
    plainUrl,
    reload: async () => {
      writeSite();
      // New ones have begun before the master lets the old ones go.
      let left = WORKERS;
      const changed = server.waitForLine((line) => {
        if (/worker process \d+ exited/.test(line)) left -= 1;
        return left === 0;
      });
      const { status, stderr } = spawnSync(program, [...args, '-s', 'reload'], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new UsageError(`nginx does not take the rules: ${stderr}`);
      await changed;
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
