/** Use of a picture of the API, which decides the widths it is encoded in. */
export type PictureKind = 'cover' | 'banner' | 'icon' | 'avatar' | 'portrait' | 'figure' | 'skill';

interface KindFacts {
  /** Encoded widths in pixels, ascending; a picture is never enlarged beyond its own width. */
  readonly widths: readonly number[];
  /** Width divided by height, for the placeholder of a picture that cannot be had. */
  readonly ratio: number;
}

export const pictureKinds: Readonly<Record<PictureKind, KindFacts>> = {
  // 960 is for phones with three pixels a point, and for cards on desks with two.
  cover: { widths: [320, 640, 960, 1280], ratio: 16 / 9 },
  banner: { widths: [768, 1280, 1920], ratio: 3 },
  icon: { widths: [64, 128, 256], ratio: 1 },
  avatar: { widths: [96, 192, 320], ratio: 1 },
  portrait: { widths: [320, 640, 900], ratio: 3 / 4 },
  figure: { widths: [320, 640, 900], ratio: 2 / 3 },
  skill: { widths: [48, 96], ratio: 1 },
};

/** A picture that a page wants to show. */
export interface NeededPicture {
  readonly kind: PictureKind;
  /** Absolute, as the API names it. */
  readonly url: string;
}

/** A picture as pages show it: same-origin addresses, its size and the colour beneath it while it loads. */
export interface Picture {
  /** The address of the smallest width that is at least half of the largest. */
  readonly src: string;
  /** `address 320w, address 640w …`; empty for a placeholder. */
  readonly srcSet: string;
  /** Size of the largest width, in pixels, for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
}

/** The pictures that could be had or replaced, by kind and address. */
export type PictureIndex = ReadonlyMap<string, Picture>;

export function pictureKey({ kind, url }: NeededPicture): string {
  return `${kind} ${url}`;
}
