/** The promo video: over the hero into four of its worlds, and the mark at the end. About 8 s, silent. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sceneries } from '../../../reference-api/art/scenery';
import type { Shot } from '../../../reference-api/art/kit-stage';
import { UsageError } from '../../cli';
import { heroPlanes } from '../hero/hero';
import { promoEnd } from './promo-end';

const FPS = 25;
const FADE_S = 0.4;
const HERO_S = 2.8;
const WORLD_S = 1.4;
const END_S = 2.2;
// Drawn larger than shown: the camera moves in whole pixels of the source.
const [SOURCE_W, SOURCE_H] = [3840, 2160];

/** The worlds that are visited, and where the camera drifts: share of the picture's width and height. */
const worlds: readonly { game: string; shot: Shot; x: number; y: number }[] = [
  { game: 'sky-whale', shot: 'cover', x: 0.2, y: 0.5 },
  { game: 'lantern-city', shot: 'cover', x: 0.5, y: 0.75 },
  { game: 'last-lighthouse', shot: 'cover', x: 0.7, y: 0.2 },
  { game: 'paper-kingdom', shot: 'cover', x: 0.55, y: 0.4 },
];

const frames = (seconds: number): number => Math.round(seconds * FPS);

/** ffmpeg's camera: from zoom `from` to `to` around the point x,y, over `seconds`. */
const camera = (from: number, to: number, x: number, y: number, seconds: number): string => {
  const count = frames(seconds);
  // Eased in and out.
  const t = `(0.5-0.5*cos(PI*on/${String(count)}))`;
  return `zoompan=z='${String(from)}+${String(to - from)}*${t}':x='(iw-iw/zoom)*${String(x)}':y='(ih-ih/zoom)*${String(y)}':d=${String(count)}:s=1280x720:fps=${String(FPS)}`;
};

const toPng = (svg: string, file: string): Promise<unknown> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(file);

const drawSources = async (folder: string): Promise<void> => {
  for (const [i, plane] of heroPlanes(SOURCE_W, SOURCE_H).entries())
    await toPng(plane, path.join(folder, `hero-${String(i)}.png`));
  for (const [i, { game, shot }] of worlds.entries())
    await toPng(
      sceneries[game]?.(SOURCE_W, SOURCE_H, shot) ?? '',
      path.join(folder, `world-${String(i)}.png`),
    );
  const count = frames(END_S);
  for (let i = 0; i < count; i += 1)
    await toPng(
      promoEnd(i / (count - 1)),
      path.join(folder, `end-${String(i).padStart(3, '0')}.png`),
    );
};

/** The filter graph: three planes at three speeds, the worlds, the end, cross-faded. */
const graph = (): string => {
  const steps = [
    `[0]${camera(1, 1.08, 0.72, 0.5, HERO_S)},format=yuva444p[h0]`,
    `[1]format=yuva444p,${camera(1, 1.14, 0.72, 0.6, HERO_S)}[h1]`,
    `[2]format=yuva444p,${camera(1, 1.24, 0.72, 0.72, HERO_S)}[h2]`,
    '[h0][h1]overlay=format=yuv444[h01]',
    `[h01][h2]overlay=format=yuv444,format=yuv420p,settb=1/${String(FPS)}[v0]`,
    ...worlds.map(
      ({ x, y }, i) =>
        `[${String(i + 3)}]${camera(i % 2 === 0 ? 1.04 : 1.2, i % 2 === 0 ? 1.2 : 1.04, x, y, WORLD_S)},format=yuv420p,settb=1/${String(FPS)}[v${String(i + 1)}]`,
    ),
    `[${String(worlds.length + 3)}]format=yuv420p,settb=1/${String(FPS)}[v${String(worlds.length + 1)}]`,
  ];
  let last = 'v0';
  let length = HERO_S;
  for (let i = 1; i <= worlds.length + 1; i += 1) {
    const out = `x${String(i)}`;
    steps.push(
      `[${last}][v${String(i)}]xfade=transition=fade:duration=${String(FADE_S)}:offset=${(length - FADE_S).toFixed(2)}[${out}]`,
    );
    length += (i <= worlds.length ? WORLD_S : END_S) - FADE_S;
    last = out;
  }
  return `${steps.join(';')};[${last}]format=yuv420p[out]`;
};

/**
 * Makes the promo video.
 * @throws UsageError when ffmpeg is not there or fails
 */
export const drawPromo = async (file: string): Promise<void> => {
  if (spawnSync('ffmpeg', ['-version']).error)
    throw new UsageError('The video needs ffmpeg, which is not there: apt-get install -y ffmpeg');
  const folder = mkdtempSync(path.join(tmpdir(), 'youban-promo-'));
  try {
    await drawSources(folder);
    const stills = [
      ...[0, 1, 2].map((i) => `hero-${String(i)}.png`),
      ...worlds.map((_, i) => `world-${String(i)}.png`),
    ].flatMap((name) => ['-i', path.join(folder, name)]);
    const { status, stderr } = spawnSync(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', ...stills],
        ...['-framerate', String(FPS), '-i', path.join(folder, 'end-%03d.png')],
        ...['-filter_complex', graph(), '-map', '[out]', '-an', '-c:v', 'libx264'],
        ...['-preset', 'veryslow', '-tune', 'animation', '-crf', '25', '-pix_fmt', 'yuv420p'],
        ...['-profile:v', 'high', '-movflags', '+faststart', file],
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new UsageError(`ffmpeg failed: ${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
