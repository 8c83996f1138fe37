import sharp, { type SharpOptions } from 'sharp';
import { dominantColor } from './dominant-color';
import { PictureFault, reasonOf } from './picture-fault';
import { pictureKinds } from './picture-kinds';
import { WEBP, type PictureCare } from './file-names';

/** Facts about a picture's content, whichever kind it is shown as. */
export interface PictureFacts {
  /** Size as it is seen, after EXIF orientation. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export interface EncodedPicture extends PictureFacts {
  readonly files: readonly { readonly width: number; readonly bytes: Uint8Array }[];
}

const input: SharpOptions = { limitInputPixels: 50_000_000, failOn: 'error' };

/** No file is wider, so that all are made from one decoded copy of this width. */
const WIDEST = Math.max(...Object.values(pictureKinds).flatMap(({ widths }) => widths));

/** Sampled with a kernel that does not ring: at edges the others make colours that are not there. */
const COLOR_SAMPLE = 32;

/** Height of an encoded width; computed from the original so that it depends on nothing else. */
export function heightAt(width: number, original: { width: number; height: number }): number {
  return Math.max(1, Math.round((width * original.height) / original.width));
}

type Signature = readonly [offset: number, text: string][];
const signatures: readonly Signature[] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
  [[4, 'ftypavis']],
  [[4, 'ftypmif1']],
  [[0, 'GIF8']],
];

/**
 * True when the bytes begin as JPEG, PNG, WebP, AVIF or GIF. Asked before sharp, so that untrusted XML (SVG)
 * and rare formats never reach a parser.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return signatures.some((parts) => parts.every(([at, text]) => start.startsWith(text, at)));
}

async function decode(bytes: Uint8Array) {
  const { autoOrient: original } = await sharp(bytes, input).metadata();
  const width = Math.min(original.width, WIDEST);
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .resize({ width, height: heightAt(width, original), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { original, decoded: () => sharp(data, { raw }) };
}

/**
 * Decodes a picture once and encodes it in the widths that are asked for.
 * @param widthsFor Widths for a picture that is so wide; none is larger than it.
 * @throws PictureFault when the bytes are not a whole picture of an accepted format.
 */
export async function encodePicture(
  bytes: Uint8Array,
  widthsFor: (originalWidth: number) => readonly number[],
  care: PictureCare = 'build',
): Promise<EncodedPicture> {
  if (!isPicture(bytes)) throw new PictureFault('this is no JPEG, PNG, WebP, AVIF or GIF picture');
  try {
    const { original, decoded } = await decode(bytes);
    const sample = await decoded()
      .resize(COLOR_SAMPLE, COLOR_SAMPLE, { fit: 'fill', kernel: 'linear' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    const files: { width: number; bytes: Uint8Array }[] = [];
    for (const width of widthsFor(original.width)) {
      const resized = decoded().resize(width, heightAt(width, original), { fit: 'fill' });
      files.push({ width, bytes: await resized.webp(WEBP[care]).toBuffer() });
    }
    return { ...original, color: dominantColor(sample), files };
  } catch (error) {
    throw new PictureFault(`it cannot be decoded (${reasonOf(error)})`);
  }
}
