import {
  chmodSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../node/files-below';
import { writeFiles } from '../../../node/temp-folder';
import { fewOf } from '../../../testing/nightly';
import { tempFolder } from '../../../testing/temp-folder';
import { ensureTestPrograms } from '../../test-programs';
import type { Release } from '../release-store';
import { rsyncTarget } from './rsync-target';
import type { Target } from './target';
import { inlineScriptOf, Releases } from './testing/releases';

const releases = new Releases();
let one: Release;
let two: Release;
beforeAll(async () => {
  ensureTestPrograms(['rsync']);
  one = await releases.make('one');
  two = await releases.make('two');
});

/** The folder on the other machine. */
let site: string;
let target: Target;
beforeEach(() => {
  site = path.join(tempFolder(), 'site');
  target = targetAt(site);
});
afterEach(() => {
  delete process.env.RSYNC_RSH;
});

function targetAt(folder: string, { store } = releases): Target {
  return rsyncTarget({ folder, store });
}

function expectShown(release: Release): void {
  expect(readlinkSync(path.join(site, 'current'))).toBe(`releases/${release.id}`);
  const shown = path.join(site, 'current/');
  expect(filesBelow(shown).toSorted()).toEqual(Object.keys(release.files).toSorted());
  for (const file of filesBelow(shown)) {
    const own = path.join(releases.store.folderOf(release.id), file);
    expect(readFileSync(path.join(shown, file))).toEqual(readFileSync(own));
  }
}

/** Reads which of these builds' inline scripts the web server there lets run, by the rules that it finds. */
function allowedScripts(...texts: readonly string[]): readonly string[] {
  const rules = readFileSync(path.join(site, 'hosting/nginx.conf'), 'utf8');
  return texts.filter((each) => rules.includes(inlineScriptOf(each)));
}

/** A program in place of ssh, which runs what it is told on this machine. */
function stubShell(script: string): void {
  const folder = tempFolder();
  writeFiles(folder, { ssh: `#!/bin/sh\nhost=$1\nshift\n${script}\n` });
  chmodSync(path.join(folder, 'ssh'), 0o755);
  process.env.RSYNC_RSH = path.join(folder, 'ssh');
}

test('another folder gets the whole release, and what has not changed takes no room twice', async () => {
  expect(await target.update(one)).toMatchObject({ kind: 'updated', release: one.id });
  expectShown(one);
  await target.update(two);
  expectShown(two);
  const inodes = [one, two].map(
    ({ id }) => statSync(path.join(site, 'releases', id, 'static/logo.svg')).ino,
  );
  expect(inodes[0]).toBe(inodes[1]);
  expect(await target.update(two)).toMatchObject({ kind: 'current', uploaded: 0, removed: 0 });
});

test('going back sends nothing', async () => {
  await target.update(one);
  await target.update(two);
  expect(await target.update(one)).toMatchObject({ kind: 'updated', uploaded: 0 });
  expectShown(one);
});

test('releases that are gone here go there, after the switch', async () => {
  const own = new Releases();
  const ownTarget = targetAt(site, own);
  await ownTarget.update(await own.make('one'));
  const newer = await own.make('two');
  await own.store.removeOld(1);
  expect(await ownTarget.update(newer)).toMatchObject({ kind: 'updated' });
  expect(readdirSync(path.join(site, 'releases'))).toEqual([newer.id]);
});

test('files and rules are there before the hook, then come the switch and what is gone', async () => {
  const own = new Releases();
  const ownTarget = targetAt(site, own);
  const first = await own.make('one');
  await ownTarget.update(first);
  const second = await own.make('two');
  await own.store.removeOld(1);
  const seen: unknown[] = [];
  await ownTarget.update(second, (before) => {
    const link = readlinkSync(path.join(site, 'current'));
    const files = filesBelow(path.join(site, 'releases', second.id)).toSorted();
    seen.push([before, link, readdirSync(path.join(site, 'releases')).toSorted(), files]);
    // The release that is shown is gone here, and its pages go on until the switch.
    seen.push(allowedScripts('one', 'two', 'three'));
    return Promise.resolve();
  });
  expect(seen).toEqual([
    [
      ...[first.id, `releases/${first.id}`, [first.id, second.id].toSorted()],
      Object.keys(second.files).toSorted(),
    ],
    ['one', 'two'],
  ]);
  expect(readdirSync(path.join(site, 'releases'))).toEqual([second.id]);
  await ownTarget.update(second, () => Promise.reject(new Error('Nothing is switched')));
  expect(allowedScripts('one', 'two')).toEqual(['two']);
});

test('when the hook fails there is no switch, and the next run runs it again', async () => {
  await target.update(one);
  const refuse = () => Promise.reject(new Error('not taken'));
  for (let run = 0; run < 2; run += 1) {
    await expect(target.update(two, refuse)).rejects.toThrow('not taken');
    expectShown(one);
  }
  const hook = jest.fn(() => Promise.resolve());
  await target.update(two, hook);
  expect(hook.mock.calls).toEqual([[one.id]]);
  expectShown(two);
});

test('a release of a version that wrote no rules is no reason to stop', async () => {
  await target.update(one);
  const unknown = path.join(site, 'releases', 'ab');
  writeFiles(unknown, { 'index.html': 'x' });
  rmSync(path.join(site, 'current'));
  symlinkSync('releases/ab', path.join(site, 'current'));
  await target.update(two);
  expectShown(two);
});

test('another machine is reached by a shell', async () => {
  stubShell('[ "$host" = web-1 ] && exec sh -c "$*"');
  await targetAt(`web-1:${site}`).update(one);
  expectShown(one);
  expect(await targetAt(`web-1:${site}`).shown()).toBe(one.id);
});

const CUT = {
  'before it begins': 'exit 255',
  // A call that says less is cut, too, where it would wait for an answer.
  'on its way': 'timeout 5 dd bs=1 count=900 status=none | sh -c "$*"; exit 255',
  'at its end': 'sh -c "$*"; exit 255',
} as const;

const CUTS = [
  [1, 'before it begins'],
  [2, 'on its way'],
  [2, 'before it begins'],
  [2, 'at its end'],
  [3, 'at its end'],
  [3, 'before it begins'],
  [3, 'on its way'],
  [4, 'before it begins'],
  [4, 'at its end'],
  [5, 'before it begins'],
] as const;

test.each(fewOf(CUTS, 2))(
  'when call %i is cut %s, visitors get what they got or a release whose rules are in force, and the next run finishes it',
  async (calls, when) => {
    await target.update(one);
    const count = path.join(tempFolder(), 'calls');
    stubShell(
      `echo >> ${count}
[ $(wc -l < ${count}) = ${String(calls)} ] || exec sh -c "$*"
${CUT[when]}`,
    );
    // The releases whose scripts the web server lets run when it has read its rules.
    let inForce: readonly string[] = ['one'];
    const hook = () => {
      inForce = allowedScripts('one', 'two');
      return Promise.resolve();
    };
    const cut = targetAt(`web-1:${site}`).update(two, hook);
    await expect(cut).rejects.toThrow(/^rsync ended with/);
    // The third call sends the rules, the fourth is the switch, and the fifth removes what is old.
    expectShown(calls === 5 || (calls === 4 && when === 'at its end') ? two : one);
    expect(inForce).toEqual(calls > 3 ? ['one', 'two'] : ['one']);
    await target.update(two, hook);
    expectShown(two);
    expect(inForce).toEqual(['one', 'two']);
  },
);

test('a folder that has nothing shows nothing, and one that does not answer says so', async () => {
  expect(await target.shown()).toBeUndefined();
  stubShell('echo "connection refused" >&2; exit 255');
  await expect(targetAt(`web-1:${site}`).shown()).rejects.toThrow('connection refused');
});
