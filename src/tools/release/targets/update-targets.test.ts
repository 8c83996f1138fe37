import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { tempFolder } from '../../../testing/temp-folder';
import { ensureTestPrograms } from '../../test-programs';
import { describeOutcome } from '../exit-codes';
import type { Hook } from '../operator-hook';
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

test('the hook before the switch hears of each target, and one that it fails for gets nothing new, unless it goes back', async () => {
  const releases = new Releases();
  const [older, newer] = [await releases.make('one'), await releases.make('two')];
  const target = (address: string, shows: string | undefined): Target => {
    let seen = shows;
    return {
      address,
      update: async ({ id }, beforeSwitch) => {
        await beforeSwitch?.(seen);
        seen = id;
        return { kind: 'updated', release: id };
      },
      shown: () => Promise.resolve(seen),
    };
  };
  const heard: unknown[] = [];
  const hook: Hook = (...told) => {
    heard.push(told);
    return Promise.resolve(told[2] === 'well' ? 0 : 3);
  };
  const targets = [target('well', older.id), target('ill', older.id), target('new', undefined)];
  const message = 'The hook before the switch ended with 3';
  expect(await updateTargets(targets, releases.store, hook)).toEqual([
    { to: 'well', kind: 'updated', release: newer.id },
    { to: 'ill', kind: 'failed', release: older.id, message },
    { to: 'new', kind: 'failed', release: undefined, message },
  ]);
  expect(heard).toEqual([
    [newer.id, older.id, 'well'],
    [newer.id, older.id, 'ill'],
    [newer.id, undefined, 'new'],
  ]);
  await releases.store.switchTo(older.id);
  const back = await updateTargets([target('ill', newer.id)], releases.store, hook);
  expect(back).toEqual([{ to: 'ill', kind: 'updated', release: older.id, message }]);
  const outcome = withTargets({ ...end, kind: 'taken-back' }, back);
  expect(outcome.kind).toBe('taken-back');
  expect(describeOutcome(outcome)).toContain(
    `ill: visitors get the release ${older.id} there. ${message}.`,
  );
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

  test('that was killed on its way is finished by the next, and its hooks are run before and behind the switch of each target', async () => {
    const releases = new Releases();
    await releases.build('one');
    const [into, other, notes] = [tempFolder(), tempFolder(), tempFolder()];
    const [heard, told] = [path.join(notes, 'heard'), path.join(notes, 'told')];
    const run = async () => {
      const targets = ['--to', server.to, '--to', other];
      const hooks = [
        ...['--hook-before', `echo "$RELEASE_TARGET" $(ls ${other}) >>${told}`],
        ...['--hook', `cp ${other}/current/robots.txt ${heard}`],
      ];
      const child = spawn(
        process.execPath,
        [
          ...['--import', 'tsx', 'src/tools/release.ts', '--from', releases.from, '--into', into],
          ...[...targets, ...hooks],
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
    // The first run has switched on this machine before it was killed.
    expect(readFileSync(told, 'utf8').split('\n')).toEqual([
      ...['', server.to, `${other} hosting releases`, ''],
    ]);
  });
});
