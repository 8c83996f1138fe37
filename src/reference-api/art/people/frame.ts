/** The frame of a picture and the place of the head in it. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
  /** Pixels per unit of the head. */
  readonly s: number;
}

/** What stands behind the person and what passes before. */
export interface Drop {
  readonly back: string;
  readonly front?: string;
}
