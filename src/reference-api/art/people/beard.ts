import { line, mix, path, smooth, type Point } from '../kit';
import { mouth } from './face-mouth';
import { closed, ribbon, sway } from './kit-shape';
import { onFace, type Person } from './person';

/** Beard and moustache, over the face. */
export const beard = (p: Person): string => {
  const { head, tones, sheet, dice } = p;
  const long = p.look.kind === 'elder' ? dice.range('beard', 60, 190) : dice.range('beard', 8, 60);
  const { half, chin, eyeY } = head;
  const s = half / 92;
  const shift = p.turn === 2 ? -44 * s : p.turn === 1 ? -26 * s : 0;
  const bottom: Point = [shift * 1.2 + dice.range('beard-tip', -14, 14), chin + long];
  const mouthY = eyeY + 71;
  const at = (x: number, y: number): Point =>
    p.turn === 2
      ? [Math.max(-80 * s, x * 0.62 + shift + 12), y]
      : p.turn === 1
        ? [onFace(p, x, y).x, y]
        : [x, y];
  const outline: Point[] = [
    p.turn === 2 ? [-79 * s, mouthY + 2] : at(-half * 0.97, eyeY + 26),
    p.turn === 2 ? [-58 * s, mouthY - 16] : at(-half * 0.62, mouthY - 18),
    at(0, mouthY - 22),
    at(half * 0.62, mouthY - 18),
    at(half * 0.97, eyeY + 20),
    at(half * 0.93, mouthY + 16),
    [bottom[0] + half * 0.5, chin + long * 0.35],
    bottom,
    [bottom[0] - half * 0.5, chin + long * 0.35],
    at(-half * 0.93, mouthY + 16),
  ];
  const strands = [-0.4, 0, 0.4]
    .map((t) =>
      line(
        smooth([
          [shift + t * half, mouthY + 34],
          [shift + t * half * 0.8, chin + long * 0.4],
          [bottom[0] + t * 26, chin + long * 0.72],
        ]),
        tones.hairLight,
        4,
        0.6,
      ),
    )
    .join('');
  const middle: Point = p.turn === 2 ? [-84 * s, mouthY - 13] : at(0, mouthY - 12);
  const hairs = ([-1, 1] as const)
    .map((side) => {
      const reach = p.turn === 2 ? (side < 0 ? 0 : 44) : p.turn === 1 && side < 0 ? 36 : 54;
      return reach === 0
        ? ''
        : sheet.cut(
            ribbon(
              sway(
                [middle[0], middle[1]],
                [middle[0] + side * reach * 0.4, middle[1] - 12],
                [middle[0] + side * reach * 0.8, middle[1] + 6],
                [middle[0] + side * reach, middle[1] + 22],
              ),
              (t) => 12 * (1 - t * t) + 1,
            ),
            mix(tones.hair, tones.hairLight, p.turn === 2 ? 0.12 : 0.35),
            { rim: 3, shade: 0.2 },
          );
    })
    .join('');
  return (
    sheet.cut(closed(outline), tones.hair, { rim: 4, shade: 0.4, drop: 0.18, inside: strands }) +
    (p.turn === 2
      ? line(
          smooth([
            [-86 * s, mouthY - 2],
            [-75 * s, mouthY + 1],
            [-63 * s, mouthY],
          ]),
          mix(tones.line, tones.blush, 0.3),
          4.6,
        )
      : mouth(p, at(0, mouthY)[0], mouthY + 4, 0.8, p.turn === 0 ? 1 : 0.6)) +
    hairs
  );
};

/** A thin moustache and a tuft at the chin, over the face. */
export const goatee = (p: Person): string => {
  const { head, tones, sheet } = p;
  const lip = onFace(p, 0, head.eyeY + 58);
  const chin = onFace(p, 0, head.chin - 14);
  const half = ([-1, 1] as const)
    .map((side) => {
      const reach = p.turn === 1 && side < 0 ? 25 : 33;
      return path(
        ribbon(
          sway(
            [lip.x + side * 2, lip.y],
            [lip.x + side * reach * 0.5, lip.y - 3],
            [lip.x + side * reach * 0.85, lip.y + 4],
            [lip.x + side * reach, lip.y + 17],
          ),
          (t) => 4.6 * (1 - t * t) + 0.8,
        ),
        tones.hair,
      );
    })
    .join('');
  const tuft = sheet.cut(
    closed([
      [chin.x - 15, chin.y - 8],
      [chin.x, chin.y - 12],
      [chin.x + 15, chin.y - 8],
      [chin.x + 11, chin.y + 14],
      [chin.x - 3, chin.y + 40],
      [chin.x - 12, chin.y + 14],
    ]),
    tones.hair,
    { rim: 2.5, lit: 0.35, shade: 0.3 },
  );
  return half + tuft;
};
