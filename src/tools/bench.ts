import path from 'node:path';
import { UsageError } from '../node/errors';
import { portOption, readOptions, runCommand } from './command-line';
import { benchBuilds, type BuildResult } from './bench/build-bench';

const DEFAULT_PORT = '8797';

function scaleOption(value: string): number {
  const scale = Number(value);
  if (/^\d+$/.test(value)) return scale;
  throw new UsageError(`--scale: expected a number of generated games, got ${value}`);
}

const columns = ['build', 'wall s', '× cold', 'CPU s', 'peak MB', 'files'] as const;

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(9))).join('');
}

function cells(result: BuildResult, cold: BuildResult): string[] {
  return [
    result.name,
    (result.wallMs / 1000).toFixed(1),
    (result.wallMs / cold.wallMs).toFixed(2),
    (result.cpuMs / 1000).toFixed(1),
    (result.peakBytes / 1e6).toFixed(0),
    String(result.files),
  ];
}

/** `npm run bench`: how builds fare. Ratios count; absolute times belong to the machine. */
void runCommand(async () => {
  const options = readOptions({
    scale: { type: 'string', default: '0' },
    port: { type: 'string', default: DEFAULT_PORT },
    folder: { type: 'string', default: path.join('.data', 'bench') },
  });
  console.log(row(columns));
  let cold: BuildResult | undefined;
  await benchBuilds({
    scale: scaleOption(options.scale),
    port: portOption('port', options.port),
    folder: path.resolve(options.folder),
    onResult: (result) => {
      cold ??= result;
      console.log(row(cells(result, cold)));
    },
  });
  return 0;
});
