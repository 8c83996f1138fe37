/** Draws at once, and what is asked for right behind it together: a flood is not drawn one by one. */
export class ThrottledRender {
  private lastDrawn = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param draw shows how things are
   * @param everyMs the shortest time between two drawings that are asked for by {@link soon}, in milliseconds
   */
  constructor(
    private readonly draw: () => void,
    private readonly everyMs: number,
  ) {}

  /** Draws now, with whatever was put off. */
  now(): void {
    this.stop();
    this.lastDrawn = performance.now();
    this.draw();
  }

  /** Draws now or, right behind another drawing, in its turn. */
  soon(): void {
    if (this.timer !== undefined) return;
    const wait = this.lastDrawn + this.everyMs - performance.now();
    if (wait <= 0) this.now();
    else this.timer = setTimeout(() => this.now(), wait);
  }

  /** Drops what was put off. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
