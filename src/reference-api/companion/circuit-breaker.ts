import { MODEL_FAILURES, MODEL_REST_MS } from '../limits';

/**
 * Leaves a service alone that has failed some times in a row: nobody asks it for a while, then one call tries whether it is back,
 * and the others wait for what becomes of that.
 */
export class CircuitBreaker {
  /** Failures in a row. */
  private failures = 0;
  /** Time of the last failure or of the try that is under way, in milliseconds. */
  private restsSince = 0;

  /** @param onChange is told when the service begins to be left alone (true), and when it is back */
  constructor(
    private readonly now: () => Date,
    private readonly onChange: (isOpen: boolean) => void,
  ) {}

  private get isOpen(): boolean {
    return this.failures >= MODEL_FAILURES;
  }

  /** True while nobody may ask. */
  isResting(): boolean {
    const rested = this.now().getTime() - this.restsSince;
    // A clock that was set back does not prolong a rest.
    return this.isOpen && rested >= 0 && rested < MODEL_REST_MS;
  }

  /** Lets a call begin, unless the service rests. The first one after a rest keeps the others back. */
  admit(): boolean {
    if (this.isResting()) return false;
    if (this.isOpen) this.restsSince = this.now().getTime();
    return true;
  }

  noteAnswer(): void {
    const wasOpen = this.isOpen;
    this.failures = 0;
    if (wasOpen) this.onChange(false);
  }

  noteFailure(): void {
    const wasOpen = this.isOpen;
    this.failures += 1;
    this.restsSince = this.now().getTime();
    if (this.isOpen && !wasOpen) this.onChange(true);
  }
}
