/** A stage on which things can be seen in another light than they are drawn in. */
import type { Stop } from '../../../reference-api/art/kit-defs';
import { Stage } from '../../../reference-api/art/kit-stage';

/** Changes a colour, `#rrggbb`. */
export type Grade = (color: string) => string;

/** A stage whose colours can be changed on their way into the picture. */
export class LitStage extends Stage {
  private grade: Grade | undefined;

  /** Everything that `draw` puts is seen through `grade`. */
  seen(grade: Grade | undefined, draw: () => void): void {
    const before = this.grade;
    this.grade = grade;
    draw();
    this.grade = before;
  }

  override put(...parts: string[]): this {
    const { grade } = this;
    return super.put(
      ...(grade ? parts.map((part) => part.replaceAll(/#[\da-f]{6}(?![\da-f])/g, grade)) : parts),
    );
  }

  // The parts have been graded when they are gathered into a group.
  override camera(...[place, draw]: Parameters<Stage['camera']>): this {
    const { grade } = this;
    super.camera(place, () => {
      draw();
      this.grade = undefined;
    });
    this.grade = grade;
    return this;
  }

  override down(...stops: Stop[]): string {
    return super.down(...this.graded(stops));
  }

  override across(...stops: Stop[]): string {
    return super.across(...this.graded(stops));
  }

  override slant(...stops: Stop[]): string {
    return super.slant(...this.graded(stops));
  }

  override out(...stops: Stop[]): string {
    return super.out(...this.graded(stops));
  }

  override ball(...stops: Stop[]): string {
    return super.ball(...this.graded(stops));
  }

  private graded(stops: readonly Stop[]): Stop[] {
    const { grade } = this;
    if (!grade) return [...stops];
    return stops.map((stop): Stop => {
      if (typeof stop === 'string') return grade(stop);
      const [color, ...rest] = stop;
      return [grade(color), ...rest];
    });
  }
}
