import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { tempFolder } from '../../../testing/temp-folder';
import { ensureTestPrograms } from '../../test-programs';
import { describeOutcome } from '../exit-codes';
import { CREDENTIALS, startBucketServer, type BucketServer } from './testing/bucket-server';
import { Releases } from './testing/releases';
import { updateTargets, withTargets } from './update-targets';
import type { Target, TargetReport } from './target';

const end = { message: 'The release has 4 pages.', current: 'two', before: 'one' } as const;
const failed = { to: 's3://site', kind: 'failed', release: 'one', message: 'no route' } as const;
const updated = { to: 'web:/srv', kind: 'updated', release: 'two' } as const;

test('a target that fails has an exit code of its own, and says what is seen there', () => {
  const outcome = withTargets({ ...end, kind: 'released' }, [failed, updated]);
  expect(outcome).toMatchObject({ kind: 'target-failed', targets: [failed, updated] });
  const said = describeOutcome(outcome).join('\n');
  expect(said).toContain('s3://site failed (no route); visitors get the release one there.');
  expect(said).toContain('web:/srv: visitors get the release two there.');
  expect(said).toContain('The next run finishes it');
});

test('what went wrong before names the run', () => {
  expect(withTargets({ ...end, kind: 'build-failed' }, [failed]).kind).toBe('build-failed');
  expect(withTargets({ ...end, kind: 'unchanged' }, [updated]).kind).toBe('unchanged');
});

test('one target that fails stops no other', async () => {
  const releases = new Releases();
  const { id } = await releases.make('one');
  const asked: string[] = [];
  const target = (address: string, update: Target['update']): Target => ({
    address,
    update: (release) => {
      asked.push(address);
      return update(release);
    },
    shown: () => Promise.reject(new Error('no route')),
  });
  const error = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  const reports = await updateTargets(
    [
      target('first', () => Promise.reject(error)),
      target('second', () => Promise.resolve({ kind: 'updated', release: id })),
    ],
    releases.store,
  );
  const expected: TargetReport[] = [
    { to: 'first', kind: 'failed', release: undefined, message: 'ECONNREFUSED' },
    { to: 'second', kind: 'updated', release: id },
  ];
  expect([asked, reports]).toEqual([['first', 'second'], expected]);
});

describe('npm run release', () => {
  let server: BucketServer;
  beforeAll(async () => {
    ensureTestPrograms(['rsync']);
    server = await startBucketServer();
  });
  afterAll(() => server.close());

  const lineSchema = z.object({
    exitCode: z.number(),
    kind: z.string(),
    current: z.optional(z.string()),
    targets: z.array(z.object({ to: z.string(), kind: z.string() })),
  });

  test('that was killed on its way is finished by the next, and its hook is run behind the targets', async () => {
    const releases = new Releases();
    await releases.build('one');
    const [into, other, heard] = [tempFolder(), tempFolder(), path.join(tempFolder(), 'heard')];
    const run = async () => {
      const targets = ['--to', server.to, '--to', other];
      const hook = ['--hook', `cp ${other}/current/robots.txt ${heard}`];
      const child = spawn(
        process.execPath,
        [
          ...['--import', 'tsx', 'src/tools/release.ts', '--from', releases.from, '--into', into],
          ...[...targets, ...hook],
        ],
        { env: { ...process.env, ...CREDENTIALS }, stdio: ['ignore', 'pipe', 'ignore'] },
      );
      server.cutAt((count) => {
        if (count === killAt) child.kill('SIGKILL');
        return 'none';
      });
      const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
      return { code: child.exitCode, said };
    };
    let killAt = 9;
    expect(await run()).toEqual({ code: null, said: '' });
    expect(Object.keys(server.objects())).not.toContain('live.json');
    killAt = 0;
    const { code, said } = await run();
    const line = lineSchema.parse(JSON.parse(said));
    expect([code, line.kind, line.targets.map(({ kind }) => kind)]).toEqual([
      ...[0, 'unchanged', ['updated', 'updated']],
    ]);
    expect(server.objects()['a/index.html']).toContain('one');
    expect(readFileSync(heard, 'utf8')).toBe('one');
  });
});
