import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { filesBelow } from '../../../../node/files-below';
import { closeServer, listen } from '../../../../node/listen';
import { tempFolder } from '../../../../testing/temp-folder';

const BUCKET = 'site';

/** Prefix of the site in the bucket: other things may lie beside it. */
const PREFIX = 'www';

/** How the server keeps an object among its notes of it. */
const OBJECT_ENDING = '._S3rver_object';

/** Fate of a request: nothing happens to it; the line is cut before the server hears of it; or before its answer is on the way. */
type Cut = 'none' | 'before' | 'after';

/** A real S3 server on this machine whose line can be cut. */
export interface BucketServer {
  /** Address for `--to`. */
  readonly to: string;
  /** Address of the objects for everybody. */
  readonly origin: string;
  /** Requests since the last {@link clearLog}: method and key. */
  readonly log: readonly string[];
  readonly clearLog: () => void;
  /** Decides on each request by its number, from 1 on, and the requests before it. Once a line is cut, it stays so. */
  readonly cutAt: (decide: (count: number) => Cut) => void;
  readonly mend: () => void;
  /** Every object beneath the prefix with its content. */
  readonly objects: () => Readonly<Record<string, string>>;
  /** Keeps all objects as they are, and puts them back. */
  readonly keep: () => () => void;
  readonly close: () => Promise<void>;
}

/** Lets the server do what was asked, and its answer go nowhere. */
function swallow(res: ServerResponse): void {
  const gone = (): boolean => {
    res.socket?.destroy();
    return true;
  };
  res.write = gone;
  res.end = () => {
    gone();
    return res;
  };
}

/** Credentials that the server knows; the client finds them in the environment. */
export const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export async function startBucketServer(): Promise<BucketServer> {
  const directory = tempFolder();
  const s3 = new S3rver({
    ...{ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] },
    // It signs listings in another spelling of their address than Amazon does.
    allowMismatchedSignatures: true,
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  const log: string[] = [];
  let decide: (count: number) => Cut = () => 'none';
  let isCut = false;
  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    const { pathname } = new URL(req.url ?? '/', 'http://127.0.0.1');
    const key = decodeURIComponent(pathname).slice(`/${BUCKET}/${PREFIX}/`.length);
    log.push(`${req.method ?? ''} ${key}`);
    const cut = isCut ? 'before' : decide(log.length);
    isCut ||= cut !== 'none';
    if (cut === 'before') {
      req.socket.destroy();
      return;
    }
    if (cut === 'after') swallow(res);
    handle(req, res);
  });
  const port = await listen(server);
  const endpoint = `http://127.0.0.1:${String(port)}`;
  const root = path.join(directory, BUCKET, PREFIX);
  return {
    to: `s3://${BUCKET}/${PREFIX}?endpoint=${endpoint}&style=path&region=us-east-1`,
    origin: `${endpoint}/${BUCKET}/${PREFIX}`,
    log,
    clearLog: () => {
      log.length = 0;
    },
    cutAt: (next) => {
      log.length = 0;
      decide = next;
    },
    mend: () => {
      [isCut, decide] = [false, () => 'none'];
    },
    objects: () => {
      if (!existsSync(root)) return {};
      const files = filesBelow(root).filter((file) => file.endsWith(OBJECT_ENDING));
      return Object.fromEntries(
        files.map((file) => [
          file.slice(1, -OBJECT_ENDING.length),
          readFileSync(path.join(root, file), 'latin1'),
        ]),
      );
    },
    keep: () => {
      const copy = tempFolder();
      cpSync(root, copy, { recursive: true, preserveTimestamps: true });
      return () => {
        rmSync(root, { recursive: true });
        cpSync(copy, root, { recursive: true, preserveTimestamps: true });
      };
    },
    close: () => closeServer(server),
  };
}
