import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '../../../node/temp-folder';
import { ReleaseStore } from '../../release/release-store';
import { writeNumberedBuild } from '../../release-load/numbered-builds';
import { releaseNow, runLoad, type LoadResult } from '../../release-load/release-load';
import { startCaddy } from '../../web-servers/caddy';
import { startNginx } from '../../web-servers/nginx';
import { startOwnServer } from '../../web-servers/own-server';
import type { BenchKind } from '../bench-kind';
import { median, percentile, type Figure } from '../figures';

const CONNECTIONS = 200;
const RELEASES = 5;

/** Visits of each visitor before the first release and behind each. */
const VISITS = 3;

type StartServer = (store: ReleaseStore) => Promise<{ url: string; close: () => Promise<void> }>;

const SERVERS: readonly (readonly [name: string, start: StartServer])[] = [
  ['nginx', ({ current, hostingFolder }) => startNginx({ root: current, rules: hostingFolder })],
  ['Caddy', ({ current, hostingFolder }) => startCaddy({ root: current, rules: hostingFolder })],
  ['npm run serve', ({ current }) => startOwnServer(current)],
];

function rateOf({ requests, ms }: LoadResult): number {
  return (1_000 * requests) / ms;
}

function figuresOf(
  row: string,
  busy: readonly LoadResult[],
  quiet: readonly LoadResult[],
): Figure[] {
  const columns: readonly (readonly [string, Figure['unit'], (all: LoadResult) => number])[] = [
    ['requests', '/s', rateOf],
    ['half', 'ms', ({ times }) => percentile(times, 0.5)],
    ['99 of 100', 'ms', ({ times }) => percentile(times, 0.99)],
  ];
  const place = { table: 'serving', row };
  const sumOf = (read: (all: LoadResult) => readonly string[]): number =>
    busy.reduce((sum, all) => sum + read(all).length, 0);
  return [
    ...columns.map(([column, unit, read]) => ({
      ...{ ...place, column, unit },
      value: median(busy.map(read)),
      beside: median(quiet.map(read)),
    })),
    { ...place, column: 'failed', unit: '', value: sumOf(({ failed }) => failed) },
    { ...place, column: 'mixed', unit: '', value: sumOf(({ mixed }) => mixed) },
  ];
}

/**
 * Used by whoever changes the server, the rules for others, or releases, before the change lands.
 * Times 200 connections, kept alive, that visit a site of small pages while five releases switch, beside as many visits of a
 * site that stays as it is.
 */
export const serving: BenchKind = {
  name: 'serving',
  measure: async ({ options, scope, report, log }) => {
    const folder = makeTempFolder();
    scope.own(() => rm(folder, { recursive: true, force: true }));
    const folderOf = (build: number): string => path.join(folder, `build-${String(build)}`);
    for (let build = 1; build <= 1 + RELEASES; build += 1) {
      await writeNumberedBuild(folderOf(build), build);
    }
    const visits = { connections: CONNECTIONS, rounds: VISITS };
    for (const [name, start] of SERVERS) {
      const [busy, quiet]: [LoadResult[], LoadResult[]] = [[], []];
      for (let round = 0; round < options.rounds; round += 1) {
        const store = new ReleaseStore(path.join(folder, `${name}-${String(round)}`));
        await releaseNow(store, folderOf(1));
        const { url, close } = await start(store);
        scope.own(close);
        const steps = Array.from({ length: RELEASES }, (_, at) => at + 2);
        quiet.push(
          await runLoad({ ...visits, url, steps: steps.map(() => () => Promise.resolve()) }),
        );
        busy.push(
          await runLoad({
            ...{ ...visits, url },
            steps: steps.map((build) => () => releaseNow(store, folderOf(build))),
          }),
        );
        await close();
      }
      log(`serving, ${name}: done`);
      report(figuresOf(name, busy, quiet));
    }
  },
};
