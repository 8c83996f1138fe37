import { stripVTControlCharacters } from 'node:util';
import type { PrintedPiece } from '../../isolated-build/build-copy';
import { readStep, type GatsbyStep } from '../../run/gatsby-log';

/** A stretch of a build: steps that Gatsby times, put together. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
  /** Pages or queries per second, where it does so many that the rate says something. */
  readonly perSecond: number | undefined;
}

/** Steps by phase. A step that runs inside another one, or beside it, is left out. */
const STEPS_OF_PHASE: Readonly<Record<string, readonly string[]>> = {
  'compile gatsby-*': ['compile gatsby files'],
  onPreInit: ['onPreInit'],
  bootstrap: [
    'load gatsby config',
    'load plugins',
    'initialize cache',
    'copy gatsby files',
    'Compiling Gatsby Functions',
    'onPreBootstrap',
    'createSchemaCustomization',
  ],
  'source nodes': ['source and transform nodes'],
  'build schema': ['building schema'],
  createPages: ['createPages', 'createPagesStatefully'],
  'extract queries': ['extract queries from components'],
  JavaScript: ['Building production JavaScript and CSS bundles'],
  'HTML renderer': ['Building HTML renderer'],
  queries: ['run static queries', 'run page queries', 'run queries in workers'],
  pictures: ['Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs'],
  'page data': ['Writing page-data.json and slice-data.json files to public directory'],
  HTML: ['Building static HTML for pages'],
  'stitch slices': ['stitching slices'],
  onPostBuild: ['onPostBuild'],
};

/** Runs while queries run, so its time is no part of the sum. */
const BESIDE_OTHERS = 'pictures';

/** Beginning and end of a phase of a build, in microseconds of the clock that `process.hrtime` shows. */
export interface PhaseSpan {
  readonly name: string;
  readonly fromUs: number;
  readonly toUs: number;
}

/** Fewer tell of the start and not of the rate. */
const ENOUGH_FOR_A_RATE = 50;

/**
 * The lines of an output, as they were before a terminal got them: Gatsby breaks a long line before its time there.
 */
function linesOf(output: string): string[] {
  return stripVTControlCharacters(output)
    .replace(/ -\n(?=[\d.]+s\b)/g, ' - ')
    .split('\n');
}

function toPhase(name: string, steps: readonly GatsbyStep[]): Phase {
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  const count = steps.reduce((sum, step) => sum + (step.count ?? 0), 0);
  return {
    name,
    seconds,
    perSecond: count >= ENOUGH_FOR_A_RATE && seconds > 0 ? count / seconds : undefined,
  };
}

/**
 * The phases of a build, by Gatsby's own timings, and `the rest`, which it does not time.
 * @param output what the build has printed
 * @param wallMs how long it took in all
 */
export function readPhases(output: string, wallMs: number): Phase[] {
  const steps = linesOf(output).flatMap((line) => readStep(line) ?? []);
  const phases = Object.entries(STEPS_OF_PHASE).flatMap(([name, names]) => {
    const own = steps.filter((step) => names.includes(step.name));
    return own.length === 0 ? [] : [toPhase(name, own)];
  });
  const timed = phases
    .filter(({ name }) => name !== BESIDE_OTHERS)
    .reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...phases,
    { name: 'the rest', seconds: Math.max(0, wallMs / 1000 - timed), perSecond: undefined },
  ];
}

/** Finds when the phases ran, by the moments at which Gatsby said that their steps had ended. */
export function readPhaseSpans(printed: readonly PrintedPiece[]): PhaseSpan[] {
  const phases = Object.entries(STEPS_OF_PHASE).filter(([name]) => name !== BESIDE_OTHERS);
  return printed.flatMap(({ atUs, text }) =>
    linesOf(text).flatMap((line): PhaseSpan[] => {
      const step = readStep(line);
      const phase = phases.find(([, names]) => step !== undefined && names.includes(step.name));
      return step === undefined || phase === undefined
        ? []
        : [{ name: phase[0], fromUs: atUs - step.seconds * 1e6, toUs: atUs }];
    }),
  );
}
