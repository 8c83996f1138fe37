/** What a picture keeps in its `<defs>`: gradients, clips and shapes shown many times. */
import { num } from './kit-base';

/** A gradient stop: a colour alone, or colour with opacity and optional offset (0..1). */
export type Stop = string | readonly [color: string, opacity: number, offset?: number];

/** Collects gradients and clips of one picture; equal ones are kept once. */
export class Defs {
  private readonly known = new Map<string, string>();

  private keep(make: (id: string) => string): string {
    const key = make('');
    const id = this.known.get(key) ?? `k${String(this.known.size + 1)}`;
    this.known.set(key, id);
    this.made.set(id, make(id));
    return `url(#${id})`;
  }

  private readonly made = new Map<string, string>();

  private static stops(list: readonly Stop[]): string {
    return list
      .map((stop, i) => {
        const [color, opacity, offset] = typeof stop === 'string' ? [stop, 1, undefined] : stop;
        const at = Math.round((offset ?? i / Math.max(1, list.length - 1)) * 1000) / 1000;
        return `<stop offset="${String(at)}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${String(opacity)}"` : ''}/>`;
      })
      .join('');
  }

  /** A linear gradient over the painted shape, from x1,y1 to x2,y2 in shares of its box. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.keep(
      (id) =>
        `<linearGradient id="${id}" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${Defs.stops(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient over the painted shape, centred at cx,cy in shares of its box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.keep(
      (id) =>
        `<radialGradient id="${id}" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${Defs.stops(stops)}</radialGradient>`,
    );
  }

  /** A group kept once and shown many times with `use`; returns its reference. */
  shape(parts: string): string {
    return this.keep((id) => `<g id="${id}">${parts}</g>`).slice(4, -1);
  }

  /** A clip made of the given shapes. */
  clip(shapes: string): string {
    return this.keep((id) => `<clipPath id="${id}">${shapes}</clipPath>`);
  }

  toString(): string {
    return [...this.made.values()].join('');
  }
}
