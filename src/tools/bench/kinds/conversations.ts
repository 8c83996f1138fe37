import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { IM_TOKEN_OVER } from '../../../contract/im-frames';
import { makeTempFolder } from '../../../node/temp-folder';
import type { BenchKind, BenchRun } from '../bench-kind';
import { startApi, startDrivenApi, type ApiProcess } from '../conversations/api-process';
import { Crowd } from '../conversations/crowd';
import type { Times } from '../conversations/visitor';
import { percentile, type Figure } from '../figures';

const MB = 1_000_000;
/** Messages of the one who talks alone. */
const ALONE = 10;
/** A visitor of the crowd writes this often, so many times. */
const PAUSE_MS = 30_000;
const ROUNDS = 2;
/** A driven hour: everybody writes, and then the clock passes. */
const HOUR_ROUNDS = 6;
const ROUND_S = 600;

const TIMES = [
  ['stored', ({ storedMs }: Times) => storedMs],
  ['first word', ({ firstWordMs }: Times) => firstWordMs],
  ['reply', ({ replyMs }: Times) => replyMs],
] as const;
const PARTS = [
  ['half', 0.5],
  ['95 of 100', 0.95],
  ['99 of 100', 0.99],
] as const;

interface Measured {
  readonly times: readonly Times[];
  /** Processor time of the API. */
  readonly cpuMs: number;
}

async function measure(api: ApiProcess, run: () => Promise<Times[]>): Promise<Measured> {
  const before = api.cpuMs();
  const times = await run();
  return { times, cpuMs: api.cpuMs() - before };
}

/** How long it took, × one conversation at a time. */
function timesOf(row: string, { times, cpuMs }: Measured, alone: Measured): Figure[] {
  const place = { table: 'conversations', row };
  const figures = TIMES.flatMap(([name, pick]) => {
    // A line that broke off may have heard nothing of the first word.
    const valuesOf = (all: readonly Times[]) => all.map(pick).filter(Number.isFinite);
    return PARTS.map(([part, share]): Figure => {
      const value = percentile(valuesOf(times), share);
      const beside = percentile(valuesOf(alone.times), share);
      return { ...place, column: `${name}, ${part}`, unit: 'ms', value, beside };
    });
  });
  const value = cpuMs / times.length;
  const beside = alone.cpuMs / alone.times.length;
  return [
    { ...place, column: 'messages', unit: '', value: times.length },
    ...figures,
    { ...place, column: 'processor a message', unit: 'ms', value, beside },
  ];
}

async function faultsOf(row: string, crowd: Crowd): Promise<Figure[]> {
  const { lost, doubled, misplaced } = await crowd.countFaults();
  return Object.entries({ lost, doubled, misplaced }).map(([column, value]) => ({
    ...{ table: 'conversations, faults', row, column, unit: '', value },
  }));
}

/** Everybody writes every half minute, each at a time of their own. */
async function talkSteadily(crowd: Crowd): Promise<Times[]> {
  const each = crowd.visitors.map(async (visitor, number) => {
    const times: Times[] = [];
    await wait((PAUSE_MS * number) / crowd.visitors.length);
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = wait(PAUSE_MS);
      times.push(await crowd.say(visitor));
      if (round + 1 < ROUNDS) await next;
    }
    return times;
  });
  return (await Promise.all(each)).flat();
}

/** Kills the API when the first of all is answered, and starts it again. */
async function killAndStart(
  { report }: BenchRun,
  crowd: Crowd,
  api: ApiProcess,
  dataFile: string,
): Promise<ApiProcess> {
  const talks = crowd.sayAll();
  await Promise.any(talks);
  const killed = performance.now();
  await api.kill();
  const again = await startApi(dataFile, api.port);
  const back = performance.now() - killed;
  await crowd.connect(again.url);
  await Promise.all(talks);
  const value = back / 1000;
  report([{ table: 'conversations, faults', row: 'a kill', column: 'back', unit: 's', value }]);
  return again;
}

function sizeOf(dataFile: string): number {
  return statSync(dataFile).size / MB;
}

/** An hour of everybody, by a clock that is driven: what it leaves in memory and on the disk. */
async function driveHour(
  { report, log }: BenchRun,
  crowd: Crowd,
  api: ApiProcess,
  dataFile: string,
): Promise<void> {
  const note = (column: string, value: number): void =>
    report([{ table: 'conversations, an hour', row: 'the API', column, unit: 'MB', value }]);
  note('memory at the start', api.memory() / MB);
  note('data file at the start', sizeOf(dataFile));
  await crowd.connect(api.url);
  note('connected', api.memory() / MB);
  for (let round = 1; round <= HOUR_ROUNDS; round += 1) {
    await Promise.all(crowd.sayAll());
    api.pass(ROUND_S);
    if (round !== HOUR_ROUNDS / 2) continue;
    note('half an hour', api.memory() / MB);
    // By now the tokens of all are over, which ends their sockets.
    const body = JSON.stringify({ code: IM_TOKEN_OVER });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${api.url}/sandbox/im/close`, { method: 'POST', headers, body });
    await crowd.connect(api.url);
    log('conversations, half an hour: done');
  }
  note('an hour', api.memory() / MB);
  crowd.leave();
  note('data file at the end', sizeOf(dataFile));
}

/**
 * The reference API as a process of its own, with so many conversations at once over HTTP and sockets, each visitor with an
 * address of their own: what is lost, doubled or misplaced; how long a message takes, × one conversation at a time;
 * a kill while all are answered; and memory over an hour whose clock is driven. One call in ten is broken off and sent again.
 */
export const conversations: BenchKind = {
  name: 'conversations',
  measure: async (run) => {
    const { options, scope, report, log } = run;
    const folder = makeTempFolder();
    scope.own(() => rm(folder, { recursive: true, force: true }));
    const dataFile = path.join(folder, 'data.sqlite');
    let api = await startApi(dataFile);
    scope.own(() => api.stop());
    const crowd = await Crowd.arrive(api.url, options.visitors);
    scope.own(() => {
      crowd.leave();
      return Promise.resolve();
    });
    log(`conversations, ${String(options.visitors)} visitors: logged in`);

    const first = crowd.visitors.slice(0, ALONE);
    // The first words of a process take longer than all that follow.
    await Promise.all(first.map((visitor) => crowd.say(visitor)));
    const alone = await measure(api, async () => {
      const times: Times[] = [];
      for (const visitor of first) times.push(await crowd.say(visitor));
      return times;
    });
    report(timesOf('one at a time', alone, alone));
    const steady = await measure(api, () => talkSteadily(crowd));
    report(timesOf('all, every 30 s', steady, alone));
    log('conversations, steadily: done');
    const burst = await measure(api, () => Promise.all(crowd.sayAll()));
    report(timesOf('all at one moment', burst, alone));
    report(await faultsOf('talk', crowd));

    api = await killAndStart(run, crowd, api, dataFile);
    report(await faultsOf('a kill', crowd));
    log('conversations, a kill: done');

    await api.stop();
    api = await startDrivenApi(dataFile);
    await driveHour(run, crowd, api, dataFile);
    report(await faultsOf('an hour', crowd));
  },
};
