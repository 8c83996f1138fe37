import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../../testing/temp-folder';
import type { ChangeLog } from './change-log';
import { changeLogFile, keepChangeLog, readChangeLog } from './change-log-file';

const ADDRESS = 'https://api.example';
const at = '2026-11-02T08:00:00Z';

const log: ChangeLog = {
  seen: new Map([
    ['game g1', { updatedAt: at, digests: '{"facts":{},"pictures":{},"texts":{}}' }],
    ['role r1', { updatedAt: at, digests: '{"facts":{"rarity":""},"pictures":{},"texts":{}}' }],
  ]),
  entries: [
    {
      ...{ kind: 'game', id: 'g1', at },
      changes: { zh: [{ code: 'part-new', keys: ['abc'] }], en: [], ja: [] },
    },
  ],
};

let file: string;
beforeEach(() => {
  file = changeLogFile(path.join(tempFolder(), 'changes'), ADDRESS);
});

test('what a build notes is what the next one reads, and the same is not written again', async () => {
  expect(await readChangeLog(file)).toBeUndefined();
  await keepChangeLog(file, ADDRESS, log);
  expect(await readChangeLog(file)).toEqual(log);
  const time = new Date('2026-01-02T03:04:05Z');
  utimesSync(file, time, time);
  await keepChangeLog(file, ADDRESS, { ...log, seen: new Map([...log.seen].reverse()) });
  expect(statSync(file).mtime).toEqual(time);
});

test('another API has a file of its own', () => {
  expect(changeLogFile('changes', 'https://b.example')).not.toBe(changeLogFile('changes', ADDRESS));
});

test.each<[string, (text: string) => string]>([
  ['is of another version', (text) => text.replace('"version":1', '"version":0')],
  ['has lost a line', (text) => text.split('\n').slice(0, 2).join('\n')],
  ['is no log', () => 'x'],
])('a file that %s counts as none: what it lacks would be news', async (_, damage) => {
  await keepChangeLog(file, ADDRESS, log);
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(await readChangeLog(file)).toBeUndefined();
});
