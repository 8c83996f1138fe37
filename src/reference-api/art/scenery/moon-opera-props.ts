/** Opera Beneath the Moon: things that its pictures are made of. */
import { circle, ellipse, group, line, mix, path } from '../kit';
import { type Stage } from '../kit-stage';

/** A singer in armour flags and pheasant feathers, arms wide, about 420 tall with the feathers. */
export const singer = (s: Stage, x: number, y: number, k: number, flip = false): void => {
  const { accent, glow, mid, ink, deep, haze } = s.p;
  const feather = (side: number): string =>
    group(
      [
        line('M16 -318Q60 -460 190 -470Q270 -466 280 -390', accent, 9),
        line(
          'M16 -318Q60 -460 190 -470Q270 -466 280 -390',
          mix(accent, ink, 0.55),
          9,
          1,
          'stroke-dasharray="5 17"',
        ),
      ],
      { flip: side < 0 },
    );
  const flag = (turn: number): string =>
    group(
      [
        line('M0 0V-150', ink, 6),
        path(
          'M0 -150Q40 -170 84 -140Q60 -110 84 -70Q40 -90 0 -64Z',
          s.slant(mix(accent, glow, 0.3), mid),
        ),
        path('M0 -150Q40 -170 84 -140L78 -132Q40 -156 0 -138Z', glow),
      ],
      { y: -210, turn },
    );
  s.put(
    group(
      [
        flag(-64),
        flag(-28),
        flag(20),
        flag(52),
        path(
          'M-56 0Q-80 -120 -44 -200H44Q84 -120 66 0Q0 22 -56 0Z',
          s.slant(mix(mid, glow, 0.25), mid, deep),
        ),
        path('M-12 -200H14L30 4Q0 12 -26 4Z', accent),
        path('M-12 -200H0L-8 8L-26 4Z', mix(accent, glow, 0.5)),
        line('M-54 -40Q0 -20 62 -40M-58 -16Q0 4 66 -16', glow, 5, 0.8),
        path(
          'M-40 -196Q-120 -210 -170 -170L-190 -110Q-240 -60 -330 -70Q-260 -20 -180 -60Q-120 -90 -130 -140Q-80 -150 -36 -130Z',
          s.across(glow, mix(glow, haze, 0.45)),
        ),
        path(
          'M40 -196Q110 -240 170 -230L210 -270Q280 -330 360 -290Q300 -290 250 -240Q200 -180 130 -180Q80 -160 40 -134Z',
          s.across(mix(glow, haze, 0.3), glow),
        ),
        path('M-40 -196Q-120 -210 -170 -170L-160 -160Q-100 -190 -38 -166Z', mid),
        path('M40 -196Q110 -240 170 -230L160 -214Q100 -210 42 -166Z', mid),
        path('M-52 -206Q0 -180 54 -206L40 -176Q0 -156 -38 -176Z', accent),
        feather(-1),
        feather(1),
        ellipse(0, -252, 40, 48, glow),
        path(
          'M-37 -262Q-22 -284 -6 -256Q-10 -236 -24 -232Q-38 -240 -37 -262ZM37 -262Q22 -284 6 -256Q10 -236 24 -232Q38 -240 37 -262Z',
          mix(mid, glow, 0.35),
          0.6,
        ),
        path(
          'M-33 -262Q-20 -268 -9 -254Q-22 -250 -33 -262ZM33 -262Q20 -268 9 -254Q22 -250 33 -262Z',
          ink,
        ),
        line('M-36 -274Q-22 -284 -9 -272M36 -274Q22 -284 9 -272', ink, 4),
        path('M-10 -222Q0 -230 10 -222Q0 -212 -10 -222Z', mid),
        path(
          'M-46 -274Q-40 -340 0 -344Q40 -340 46 -274Q0 -300 -46 -274Z',
          s.across(mix(accent, glow, 0.5), accent, mix(accent, ink, 0.4)),
        ),
        ...[-34, -17, 0, 17, 34].map(
          (dx) =>
            circle(dx, -302 - (34 - Math.abs(dx)) * 0.9, 10, mid) +
            circle(dx - 2, -304 - (34 - Math.abs(dx)) * 0.9, 5, glow),
        ),
        circle(0, -352, 13, mid),
        line('M-46 -270V-216M46 -270V-216', accent, 5),
      ],
      { x, y, s: k, flip },
    ),
  );
};
