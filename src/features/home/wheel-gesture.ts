/** Duration of the scroll animation, in milliseconds; events in it belong to the gesture. */
const STEP_MS = 650;

/** A gesture that has made its step is over after a pause of this length, in milliseconds. */
const REST_MS = 150;

/** Small events add up as long as the pauses between them are no longer than this, in milliseconds. */
const PAUSE_MS = 200;

/** The way that makes a step, in CSS pixels: less than one notch of any wheel. */
export const STEP_PX = 50;

/** Inertia only decreases: a delta this many times the least one begins a new gesture. */
const RISE = 2;

/** Deltas below this waver, in pixels, and begin no new gesture. */
const FAINT_PX = 10;

/** The wheel events since the wheel was last at rest. */
export interface WheelGesture {
  /** Time of the last event, in milliseconds. */
  readonly at: number;
  /** The way down so far that has made no step, in pixels; negative for up. */
  readonly way: number;
  /** The direction and time of its step, once it has made one. */
  readonly step: { readonly direction: 1 | -1; readonly at: number } | undefined;
  /** The least delta since the step, in pixels. */
  readonly least: number;
}

function isOver({ at, step, least }: WheelGesture, delta: number, now: number): boolean {
  if (step === undefined) return now - at > PAUSE_MS;
  // During the animation a flick may still accelerate.
  if (now - step.at < STEP_MS) return false;
  const isTurned = delta * step.direction < 0;
  return isTurned || now - at > REST_MS || Math.abs(delta) > RISE * Math.max(least, FAINT_PX);
}

/**
 * Adds an event to the gesture before it, or begins a new one with it. Small events add up to a step; a flick with all
 * its inertia makes a single one, which is new where `step.at` is the time of the event.
 * @param delta of the event, in pixels; down is positive
 * @param now when it came, in milliseconds
 */
export function followWheel(
  before: WheelGesture | undefined,
  delta: number,
  now: number,
): WheelGesture {
  const own = before && !isOver(before, delta, now) ? before : undefined;
  const size = Math.abs(delta);
  if (own?.step) {
    const isMoving = now - own.step.at < STEP_MS;
    return { ...own, at: now, least: isMoving ? size : Math.min(own.least, size) };
  }
  const way = own && own.way * delta > 0 ? own.way + delta : delta;
  if (Math.abs(way) < STEP_PX) return { at: now, way, step: undefined, least: size };
  return { at: now, way: 0, step: { direction: way > 0 ? 1 : -1, at: now }, least: size };
}
