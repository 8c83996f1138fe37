import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeTempFolder } from '../node/temp-folder';
import { ReleaseStore } from './release/release-store';
import { runWithCleanup, type CleanupScope } from './run/cleanup-scope';
import { hourLines } from './simulation/hour-report';
import { readSimulateCommand, replayLine, type SimulateCommand } from './simulation/options';
import { openRealSite } from './simulation/real-site';
import { simulateHours } from './simulation/simulate-hours';
import { stubbedSite, type SimulatedSite } from './simulation/simulated-site';
import { askFolder, askServer } from './simulation/visitor';

/** How often a long simulation says where it is, in hours of it. */
const TOLD_EVERY = 24 * 30;

async function openSite(
  scope: CleanupScope,
  { build }: SimulateCommand,
  folder: string,
): Promise<SimulatedSite> {
  if (build === 'stub') return stubbedSite(path.join(folder, 'public'));
  const site = await openRealSite(folder);
  scope.own(site.close);
  return site;
}

/** `npm run simulate`: hourly releases by a clock of their own, through a plan of bad nights. */
void runWithCleanup(async (scope) => {
  const command = readSimulateCommand(process.argv.slice(2));
  const folder = makeTempFolder();
  scope.own(() => rm(folder, { recursive: true, force: true }));
  const into = path.join(folder, 'site');
  const { current } = new ReleaseStore(into);
  console.log(`${replayLine(command)} begins`);
  const ends = new Map<string, number>();
  let [hours, broken] = [0, 0];
  const begun = Date.now();
  const simulated = simulateHours({
    ...command,
    ...{ into, isStopped: scope.isStopped },
    site: await openSite(scope, command, folder),
    ask: command.visit === 'http' ? askServer(current, scope.own) : askFolder(current),
    onHour: (report) => {
      // Ctrl-C ends the build, too.
      if (scope.isStopped()) return;
      const { hour, end, violations } = report;
      hours += 1;
      ends.set(end, (ends.get(end) ?? 0) + 1);
      const isTold = command.build === 'real' || hour % TOLD_EVERY === 0;
      if (violations.length > 0 || isTold) console.log(hourLines(report).join('\n'));
      if (violations.length === 0) return;
      broken += 1;
      console.log(`  Replay it with: ${replayLine({ ...command, hours: hour + 1 })}`);
    },
  });
  const tell = (): void => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    const counts = [...ends].map(([end, count]) => `${String(count)} ${end}`).join(', ');
    console.log(`${String(hours)} hours in ${String(seconds)} s: ${counts}`);
    console.log(
      broken === 0
        ? 'In every hour the site was one build, whole, and as new as it has to be.'
        : `In ${String(broken)} hours something was wrong.`,
    );
  };
  // Whoever stops it waits for the end of the present hour, and hears how it was so far.
  const told = simulated.then(tell);
  scope.own(() => told);
  await told;
  return broken === 0 ? 0 : 1;
});
