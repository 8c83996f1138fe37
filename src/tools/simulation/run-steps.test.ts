import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { Killed, openRuns } from './run-steps';

const runs = openRuns();
afterAll(() => {
  runs.close();
});

/** A run of four steps, which would clear away behind itself. */
async function work(folder: string): Promise<string> {
  try {
    await writeFile(path.join(folder, 'one'), '1234');
    await mkdir(path.join(folder, 'below'));
    await copyFile(path.join(folder, 'one'), path.join(folder, 'below', 'two'));
    return 'done';
  } finally {
    await rm(path.join(folder, 'one'));
  }
}

test('a run that is left alone does all of its steps', async () => {
  const folder = tempFolder();
  expect(await runs.play(() => work(folder))).toEqual({ result: 'done', steps: 4 });
  expect(existsSync(path.join(folder, 'one'))).toBe(false);
});

test('a run that is killed leaves half of a step, and does nothing any more', async () => {
  const folder = tempFolder();
  const { result } = await runs.play(() => work(folder), { at: 3, happens: 'kill' });
  expect(result).toBeInstanceOf(Killed);
  expect(readFileSync(path.join(folder, 'below', 'two'), 'utf8')).toBe('12');
  expect(readFileSync(path.join(folder, 'one'), 'utf8')).toBe('1234');
});

test('a full disk refuses what needs room, and removing needs none', async () => {
  const folder = tempFolder();
  const run = runs.play(() => work(folder), { at: 2, happens: 'disk-full' });
  await expect(run).rejects.toMatchObject({ code: 'ENOSPC' });
  expect([existsSync(path.join(folder, 'below')), existsSync(path.join(folder, 'one'))]).toEqual([
    false,
    false,
  ]);
});

test('something else may happen at a step, and its own operations are no steps', async () => {
  const folder = tempFolder();
  const seen: boolean[] = [];
  const happens = async (): Promise<void> => {
    await writeFile(path.join(folder, 'beside'), '');
    seen.push(existsSync(path.join(folder, 'one')), existsSync(path.join(folder, 'below')));
  };
  expect(await runs.play(() => work(folder), { at: 2, happens })).toMatchObject({ steps: 4 });
  expect(seen).toEqual([true, false]);
});
