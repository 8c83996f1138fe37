/**
 * Kinds of faults of a picture. `address`: the settings do not allow it. `gone`: the server says that there is no such
 * picture any more (410). `picture`: it has answered, and this is no picture for us. `server`: it is not able to answer
 * now (503, 429). `silence`: it does not answer at all. `budget`: nothing is wrong, this build may fetch no more.
 */
export type FaultSource = 'address' | 'budget' | 'gone' | 'picture' | 'server' | 'silence';

/** Why a picture cannot be had. Anything else that is thrown is a fault of the build and stops it. */
export class PictureFault extends Error {
  constructor(
    /** Ends the sentence "is replaced by a placeholder: …". */
    message: string,
    readonly source: FaultSource = 'picture',
  ) {
    super(message);
    this.name = 'PictureFault';
  }

  /** True when the fault says nothing about the picture itself: a retry may help. */
  get passing(): boolean {
    return this.source === 'server' || this.source === 'silence';
  }

  /** False when it is decided that the picture is not shown. A 403, a 404 or a login page may be a mistake. */
  get allowsStoredCopy(): boolean {
    return this.source !== 'address' && this.source !== 'gone';
  }
}

/** Makes the fault of a picture that this build may not fetch any more. */
export function leftForLater(): PictureFault {
  return new PictureFault('it is left for a later build', 'budget');
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? Reflect.get(value, key)
    : undefined;
}

/**
 * Says in one line what went wrong. Looks at properties instead of classes, because the errors of fetch are
 * made in another realm under Jest and hide the reason in `cause`.
 */
export function reasonOf(error: unknown): string {
  const cause = read(error, 'cause');
  const known = [read(cause, 'code'), read(cause, 'message'), read(error, 'message')];
  const reason = known.find((text) => typeof text === 'string' && text !== '');
  return String(reason ?? error).split('\n', 1)[0] ?? '';
}

/** True when the error is that of `AbortSignal.timeout`. */
export function isTimeout(error: unknown): boolean {
  return read(error, 'name') === 'TimeoutError';
}
