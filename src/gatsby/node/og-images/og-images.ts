import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { LOCALES, type Locale } from '../../../config/locales';
import { writeWhole } from '../../../node/write-file';
import { show } from '../faults';
import type { Output } from '../outputs/output';
import { encodedDir } from '../pictures/picture-store';
import { reasonOf } from '../pictures/picture-fault';
import { publishFiles, type Published } from '../pictures/publish-files';
import { createOgDrawer } from './draw-og-image';
import { siteNameOf, type OgImages, type OgSubject } from './og-subjects';

/** Address of the pictures for link previews. */
const OG_PATH = '/static/og/';

/**
 * Part of every name: addresses are served as immutable, so that other pictures must have other names. Count up when
 * the way they are drawn changes.
 */
const RECIPE = 2;

const OUR_NAME = /^[0-9a-f]{16}\.jpg$/;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after which a picture that no build wants is drawn anew if it is wanted again. */
const FORGET_AFTER_DAYS = 30;

interface OgOptions {
  /** Folder of the API's pictures, from which these are drawn. */
  readonly picturesDir: string;
  /** Folder of drawn pictures; outlives `.cache` and `public`. */
  readonly storeDir: string;
  /** The folder of the fonts. */
  readonly fonts: string;
  /** How many pictures a build draws at the most; the next builds go on. */
  readonly budget: number;
  readonly log: { info?(message: string): void; warn?(message: string): void };
}

/** The name of a picture follows from all that it shows. */
function fileName(subject: OgSubject): string {
  const { locale, title, line, picture, fills } = subject;
  const shown = [RECIPE, siteNameOf(subject), locale, title, line, picture, fills];
  const digest = createHash('sha256').update(JSON.stringify(shown)).digest('hex');
  return `${digest.slice(0, 16)}.jpg`;
}

/** Removes what is not wanted and was drawn long ago. */
async function prune(folder: string, there: Iterable<string>, wanted: ReadonlySet<string>) {
  for (const name of there) {
    if (wanted.has(name) || !OUR_NAME.test(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - FORGET_AFTER_DAYS * DAY_MS) await rm(file, { force: true });
  }
}

/**
 * Draws pictures into the store. One that cannot be drawn stops no build: its item is named, and shows the site's own.
 * @returns the file names of those that are drawn
 */
async function drawAll(
  subjects: ReadonlyMap<string, OgSubject>,
  { picturesDir, storeDir, fonts, log }: OgOptions,
): Promise<ReadonlySet<string>> {
  const drawn = new Set<string>();
  if (subjects.size === 0) return drawn;
  const draw = await createOgDrawer(fonts);
  const limit = pLimit(availableParallelism());
  const threads = sharp.concurrency();
  // Each picture is drawn by one thread, and as many at a time as there are processors.
  sharp.concurrency(1);
  try {
    await Promise.all(
      Array.from(subjects, ([name, subject]) =>
        limit(async () => {
          const picture = path.join(encodedDir(picturesDir), subject.picture);
          try {
            await writeWhole(path.join(storeDir, name), await draw(subject, picture));
            drawn.add(name);
          } catch (error) {
            const { node, locale, title, line } = subject;
            log.warn?.(
              `No picture for link previews of ${node} in ${locale}, whose page shows the site's own instead ` +
                `(title ${show(title)}, line ${show(line)}): ${reasonOf(error)}`,
            );
          }
        }),
      ),
    );
  } finally {
    // Gatsby's own picture plugins share the setting.
    sharp.concurrency(threads);
  }
  return drawn;
}

/** Says how long the pictures that are left would take, by those that were drawn. */
function costOf(left: number, msEach: number): string {
  if (!Number.isFinite(msEach)) return '';
  return `: they would take this machine another ${String(Math.ceil((left * msEach) / 1000))} s`;
}

/**
 * Draws the pictures for link previews that no earlier build has drawn, in the order of the subjects and within the
 * budget.
 * @returns where each of them is on the site
 */
export async function resolveOgImages(
  subjects: readonly OgSubject[],
  options: OgOptions,
): Promise<OgImages> {
  const { storeDir, budget, log } = options;
  await mkdir(storeDir, { recursive: true });
  const there = new Set(await readdir(storeDir));
  const byName = new Map(subjects.map((subject) => [fileName(subject), subject]));
  const missing = [...byName].filter(([name]) => !there.has(name));
  const due = new Map(missing.slice(0, budget));
  const begun = performance.now();
  const drawn = await drawAll(due, options);
  const each = (performance.now() - begun) / due.size;
  await prune(storeDir, there, new Set(byName.keys()));
  const left = missing.length - due.size;
  log.info?.(
    `Pictures for link previews: ${String(byName.size - missing.length + drawn.size)}, ${String(drawn.size)} of them drawn` +
      (left === 0
        ? ''
        : `; ${String(left)} are left for the next builds, as OG_IMAGES_BUDGET is ${String(budget)}${costOf(left, each)}`),
  );
  const images = new Map<string, Record<Locale, string | null>>();
  for (const subject of subjects) {
    const name = fileName(subject);
    if (!there.has(name) && !drawn.has(name)) continue;
    const ofItem = images.get(subject.node) ?? { zh: null, en: null, ja: null };
    images.set(subject.node, { ...ofItem, [subject.locale]: OG_PATH + name });
  }
  return images;
}

/**
 * Puts the pictures for link previews where the site serves them. What no build has referred to for 30 days is removed.
 * @param publicDir Gatsby's `public`
 */
export function publishOgImages(
  images: OgImages,
  { storeDir, publicDir }: { readonly storeDir: string; readonly publicDir: string },
): Promise<Published> {
  const addresses = [...images.values()].flatMap((ofItem) =>
    LOCALES.flatMap((locale) => ofItem[locale] ?? []),
  );
  return publishFiles({
    from: storeDir,
    folder: path.join(publicDir, OG_PATH),
    wanted: new Set(addresses.map((address) => address.slice(OG_PATH.length))),
    isOurName: (name) => OUR_NAME.test(name),
    ledger: path.join(storeDir, 'dropped.json'),
    now: Date.now(),
  });
}

/** Publishes the pictures for link previews. */
export const ogImagesOutput: Output = ({ ogImages, dataDir }) => {
  const storeDir = path.join(dataDir, 'og-images');
  return (publicDir) => publishOgImages(ogImages, { storeDir, publicDir });
};
