import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../../node/write-file';
import { shortColor } from './dominant-color';
import type { PictureResponse } from './fetch-picture';
import { heightAt, type EncodedPicture, type PictureFacts } from './encode';
import { pictureKinds, type Picture, type PictureKind } from './picture-kinds';
import { addressOf, encodedName, isOurName } from './file-names';
import { placeholderFiles } from './placeholder';
import { readIndex, writeIndex } from './store-index';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after which a picture that no build has asked for is forgotten. */
const FORGET_AFTER_DAYS = 30;

/** Folder of the encoded files and placeholders, named as on the site. */
export function encodedDir(storeDir: string): string {
  return path.join(storeDir, 'encoded');
}

/**
 * The file behind the last part of a picture's address, for the development server.
 * @returns undefined when the name is none of ours; whether the file is there is not looked at.
 */
export function storedFile(storeDir: string, name: string): string | undefined {
  return isOurName(name) ? path.join(encodedDir(storeDir), name) : undefined;
}

/** The widths of a kind for a picture that is so wide: never enlarged, each once. */
export function widthsOf(kind: PictureKind, originalWidth: number): readonly number[] {
  return [...new Set(pictureKinds[kind].widths.map((width) => Math.min(width, originalWidth)))];
}

/** Puts the placeholders where the other files are. */
export async function storePlaceholders(storeDir: string): Promise<void> {
  const folder = encodedDir(storeDir);
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  for (const [name, svg] of placeholderFiles()) {
    if (!there.has(name)) await writeWhole(path.join(folder, name), svg);
  }
}

function toPicture(content: string, facts: PictureFacts, widths: readonly number[]): Picture {
  const address = (width: number) => addressOf(encodedName(content, width));
  const largest = Math.max(...widths);
  return {
    src: address(widths.find((width) => width >= largest / 2) ?? largest),
    srcSet: widths.map((width) => `${address(width)} ${String(width)}w`).join(', '),
    width: largest,
    height: heightAt(largest, facts),
    color: shortColor(facts.color),
  };
}

/** Opens what earlier builds have fetched and encoded. */
export async function openStore(storeDir: string, now = Date.now()) {
  const folder = encodedDir(storeDir);
  await storePlaceholders(storeDir);
  const { version, ...index } = await readIndex(storeDir);
  const answers = new Map(Object.entries(index.answers));
  const contents = new Map(Object.entries(index.contents));
  const files = new Set(await readdir(folder));
  const day = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);

  /** The widths of a kind that are not encoded yet; undefined when nothing is known of the content. */
  const missing = (content: string, kind: PictureKind): readonly number[] | undefined => {
    const facts = contents.get(content);
    return (
      facts &&
      widthsOf(kind, facts.width).filter((width) => !files.has(encodedName(content, width)))
    );
  };

  return {
    /** The answer to an earlier request for an address. */
    answer: (url: string) => answers.get(url),

    remember: (
      url: string,
      { address, policy }: PictureResponse,
      { content, isQuick }: { readonly content: string; readonly isQuick?: boolean | undefined },
    ): void => {
      answers.set(url, { address, policy, content, ...(isQuick && { isQuick }), used: day(0) });
    },

    /** Keeps what is known of an address for as long as builds ask for it. */
    touch: (url: string): void => {
      const known = answers.get(url);
      if (known) answers.set(url, { ...known, used: day(0) });
    },

    /** True when the last build that wanted an address could have its picture. */
    had: (url: string): boolean => answers.has(url) && answers.get(url)?.lost !== true,

    /** Notes that a picture cannot be had any more, until it comes again. */
    giveUp: (url: string): void => {
      const known = answers.get(url);
      if (known) answers.set(url, { ...known, lost: true });
    },

    has: (content: string, kind: PictureKind): boolean => missing(content, kind)?.length === 0,

    /**
     * The picture as pages show it; undefined unless its widest file is there. A width that the build before did not
     * know may be missing: the others serve until the picture could be fetched.
     */
    picture: (content: string, kind: PictureKind): Picture | undefined => {
      const facts = contents.get(content);
      if (!facts) return undefined;
      const widths = widthsOf(kind, facts.width);
      const there = widths.filter((width) => files.has(encodedName(content, width)));
      return there.at(-1) === widths.at(-1) ? toPicture(content, facts, there) : undefined;
    },

    hasFile: (name: string): boolean => files.has(name),

    /** Keeps encoded files. The facts come last: what is in the index is on the disk. */
    keep: async (content: string, { width, height, color, ...encoded }: EncodedPicture) => {
      for (const file of encoded.files) {
        const name = encodedName(content, file.width);
        await writeWhole(path.join(folder, name), file.bytes);
        files.add(name);
      }
      contents.set(content, { width, height, color });
    },

    save: () =>
      writeIndex(storeDir, {
        version,
        answers: Object.fromEntries(answers),
        contents: Object.fromEntries(contents),
      }),

    /** Forgets what no build has asked for lately, and removes files that nothing refers to. */
    prune: async (): Promise<void> => {
      for (const [url, { used }] of answers) if (used < day(FORGET_AFTER_DAYS)) answers.delete(url);
      const live = new Set([...answers.values()].map(({ content }) => content));
      for (const content of contents.keys()) if (!live.has(content)) contents.delete(content);
      const placeholders = new Map(placeholderFiles());
      for (const name of files) {
        if (isOurName(name) && (live.has(name.slice(0, 16)) || placeholders.has(name))) continue;
        const file = path.join(folder, name);
        const mtimeMs = (await stat(file).catch(() => undefined))?.mtimeMs ?? now;
        // A younger one may belong to a build that runs beside this one.
        if (mtimeMs < now - DAY_MS) await rm(file, { force: true });
      }
    },
  };
}

/** Store of what earlier builds have fetched and encoded. */
export type PictureStore = Awaited<ReturnType<typeof openStore>>;
