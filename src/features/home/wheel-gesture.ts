/** Duration of the scroll animation, in milliseconds; events in it belong to the gesture. */
const STEP_MS = 650;

/** A gesture is over after a pause of this length, in milliseconds. */
const REST_MS = 150;

/** Inertia only decreases: a delta this many times the least one begins a new gesture. */
const RISE = 2;

/** The wheel events since the last step. */
export interface WheelGesture {
  readonly steppedAt: number;
  /** Time of the last event, in milliseconds. */
  readonly at: number;
  /** The least delta so far, in pixels. */
  readonly least: number;
}

/** Begins a gesture with the event that caused a step. */
export function beginGesture(size: number, at: number): WheelGesture {
  return {
    steppedAt: at,
    at,
    least: size,
  };
}

/**
 * Adds an event to a gesture; undefined when the event begins a new one. A flick with all its inertia is one
 * gesture.
 * @param size of the event, in pixels either way
 * @param at when it came, in milliseconds
 */
export function continueGesture(
  turn: WheelGesture,
  size: number,
  at: number,
): WheelGesture | undefined {
  // During the animation a flick may still accelerate.
  if (at - turn.steppedAt < STEP_MS) return { ...turn, at, least: size };
  if (at - turn.at > REST_MS || size > RISE * turn.least) return undefined;
  return { ...turn, at, least: Math.min(turn.least, size) };
}
