/** Until a step is done, further notches are part of it, in milliseconds. */
const STEP_MS = 650;

/** A wheel, or the inertia of a flick, is at rest when nothing came for this long, in milliseconds. */
const REST_MS = 150;

/** Inertia only fades; what grows by this much against its faintest is a new turn. */
const RISE = 2;

/** What came of a wheel since it made a step. */
export interface WheelGesture {
  readonly steppedAt: number;
  /** When it was last heard of. */
  readonly at: number;
  /** How faint it has become, in pixels. */
  readonly least: number;
}

/** The turn that begins with a step. */
export function beginGesture(size: number, at: number): WheelGesture {
  return {
    steppedAt: at,
    at,
    least: size,
  };
}

/**
 * The turn with one more event in it, or nothing when the event is not part of it any more. So a flick
 * with all its inertia is one turn.
 * @param size of the event, in pixels either way
 * @param at when it came, in milliseconds
 */
export function continueGesture(
  turn: WheelGesture,
  size: number,
  at: number,
): WheelGesture | undefined {
  // While the screens move, a flick may still gather speed.
  if (at - turn.steppedAt < STEP_MS) return { ...turn, at, least: size };
  if (at - turn.at > REST_MS || size > RISE * turn.least) return undefined;
  return { ...turn, at, least: Math.min(turn.least, size) };
}
