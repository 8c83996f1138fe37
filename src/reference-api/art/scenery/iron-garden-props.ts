/** Iron Garden: things that its pictures are made of. */
import { line, mix, num } from '../kit';
import { rays } from '../kit-field';
import { type Stage } from '../kit-stage';

/** The vault: iron ribs run to a vanishing point under the glass. */
export const vault = (s: Stage, vx: number, vy: number): void => {
  const { sky, haze, mid, deep, glow } = s.p;
  s.sky(glow, sky, haze);
  s.put(s.halo(vx, vy - 60, 520, glow, 1));
  const span = Math.max(s.w * 0.62, 560);
  for (let i = 0; i < 6; i += 1) {
    const z = Math.pow(0.68, 5 - i);
    const [rx, foot, top] = [span * z, vy + 330 * z, vy - 460 * z];
    const tone = mix(mix(haze, mid, 0.3), mix(deep, mid, 0.2), i / 5);
    s.put(
      line(
        `M${num(vx - rx)} ${num(foot)}V${num(vy - 120 * z)}Q${num(vx - rx)} ${num(top)} ${num(vx)} ${num(top)}Q${num(vx + rx)} ${num(top)} ${num(vx + rx)} ${num(vy - 120 * z)}V${num(foot)}`,
        tone,
        26 * z + 2,
      ),
      line(
        `M${num(vx - rx - 6 * z)} ${num(foot)}V${num(vy - 120 * z)}Q${num(vx - rx)} ${num(top - 8 * z)} ${num(vx)} ${num(top - 8 * z)}`,
        glow,
        5 * z,
        0.8,
      ),
    );
  }
  for (const [u, v] of [
    [-1, -0.26],
    [-0.93, -0.62],
    [-0.66, -0.88],
    [-0.3, -0.98],
    [0, -1],
    [0.3, -0.98],
    [0.66, -0.88],
    [0.93, -0.62],
    [1, -0.26],
  ] as const)
    s.put(
      line(
        `M${num(vx + u * span * 0.14)} ${num(vy + v * 460 * 0.14)}L${num(vx + u * span * 1.5)} ${num(vy + v * 460 * 1.5)}`,
        mix(mid, deep, 0.3),
        5,
        0.7,
      ),
    );
  s.put(rays(vx - 300, -160, 1200, 40, 100, 5, glow, 0.35));
};
