import { circle, group, line, mix, path, rect } from '../kit';
import type { Drop, Frame } from './frame';
import { angular, box, closed, oval } from './kit-shape';
import type { Person } from './person';

/** The backdrop “city”. */
export const city = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const random = dice.source('city');
  const old = dice.chance('old-town', 0.5);
  let back = '';
  for (let plane = 0; plane < 3; plane += 1) {
    const color = [tones.far, mix(tones.far, tones.middle, 0.7), tones.near][plane] ?? tones.near;
    let d = '';
    let lights = '';
    for (let x = -60; x < f.w + 40;) {
      const w = random.range(80, 170);
      const top = f.h * (0.2 + plane * 0.17) + random.range(-0.1, 0.14) * f.h;
      d += old
        ? `M${x.toFixed(0)} ${String(f.h + 40)}V${(top + 50).toFixed(0)}Q${(x - 6).toFixed(0)} ${(top + 44).toFixed(0)} ${(x - 22).toFixed(0)} ${(top + 38).toFixed(0)}Q${(x + w * 0.3).toFixed(0)} ${(top + 30).toFixed(0)} ${(x + w * 0.5).toFixed(0)} ${(top - 26).toFixed(0)}Q${(x + w * 0.7).toFixed(0)} ${(top + 30).toFixed(0)} ${(x + w + 22).toFixed(0)} ${(top + 38).toFixed(0)}Q${(x + w + 6).toFixed(0)} ${(top + 44).toFixed(0)} ${(x + w).toFixed(0)} ${(top + 50).toFixed(0)}V${String(f.h + 40)}Z`
        : `M${x.toFixed(0)} ${String(f.h + 40)}V${top.toFixed(0)}h${(w * 0.3).toFixed(0)}v${(-random.range(0, 60)).toFixed(0)}h${(w * 0.4).toFixed(0)}v${random.range(0, 80).toFixed(0)}h${(w * 0.3).toFixed(0)}V${String(f.h + 40)}Z`;
      for (let y = top + 84; y < f.h * 0.92; y += 76)
        for (let k = 0; k < 2; k += 1)
          if (random.chance(0.42))
            lights += `M${(x + w * (0.2 + k * 0.38)).toFixed(0)} ${y.toFixed(0)}h${(w * 0.2).toFixed(0)}v${old ? '36' : '28'}h${(-w * 0.2).toFixed(0)}z`;
      x += w + random.range(4, 34);
    }
    back +=
      sheet.cut(d, color, { rim: 5, lit: 0.35, shade: 0.15 }) +
      path(lights, tones.light, 0.35 + plane * 0.22);
  }
  return {
    back: circle(f.w * 0.5 + (f.w * 0.5 - f.x) * 1.2, f.h * 0.18, 90, tones.light, 0.8) + back,
  };
};

/** The backdrop “arches”. */
export const arches = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const kind = dice.index('arch', 3);
  const arch = (cx: number, w: number, top: number): string => {
    if (kind === 1)
      return closed(
        [
          [cx - w, f.h + 60],
          [cx - w, top + w * 1.1],
          [cx - w * 0.74, top + w * 0.4],
          [cx, top],
          [cx + w * 0.74, top + w * 0.4],
          [cx + w, top + w * 1.1],
          [cx + w, f.h + 60],
        ],
        0.55,
      );
    if (kind === 2) return oval(cx, top + w, w, w);
    return `M${(cx - w).toFixed(0)} ${String(f.h + 60)}V${(top + w).toFixed(0)}a${w.toFixed(0)} ${w.toFixed(0)} 0 0 1 ${(w * 2).toFixed(0)} 0V${String(f.h + 60)}Z`;
  };
  if (dice.chance('nested', 0.55)) {
    const cx = f.w / 2 + (f.x - f.w / 2) * 0.5;
    const layers = [0, 1, 2, 3].map((i) =>
      sheet.cut(
        arch(cx + (f.x - cx) * (i / 3), f.w * (0.62 - i * 0.1), f.h * (-0.06 + i * 0.06)),
        [
          tones.middle,
          mix(tones.middle, tones.far, 0.5),
          tones.far,
          mix(tones.light, tones.skyLow, 0.35),
        ][i] ?? tones.far,
        { rim: 9, lit: 0.5, shade: 0.2, drop: 0.16 },
      ),
    );
    return { back: rect(0, 0, f.w, f.h, tones.near) + layers.join('') };
  }
  const row = [0, 1, 2].map((i) => {
    const x = f.w * (0.06 + i * 0.44);
    const inner = arch(x, f.w * 0.17, f.h * 0.12);
    return (
      sheet.cut(inner, mix(tones.light, tones.skyLow, 0.3), {
        rim: 0,
        shade: 0.25,
        inside: path(
          closed([
            [x - 220, f.h * 0.62],
            [x - 60, f.h * 0.5],
            [x + 80, f.h * 0.6],
            [x + 220, f.h * 0.52],
            [x + 220, f.h],
            [x - 220, f.h],
          ]),
          tones.far,
        ),
      }) +
      line(inner, mix(tones.middle, tones.light, 0.4), 14) +
      line(arch(x, f.w * 0.2, f.h * 0.09), mix(tones.middle, tones.light, 0.18), 8)
    );
  });
  return {
    back: rect(0, 0, f.w, f.h, sheet.defs.linear([tones.middle, tones.near])) + row.join(''),
  };
};

/** The backdrop “windows”. */
export const windows = (p: Person, f: Frame): Drop => {
  const { tones, sheet, dice } = p;
  const kind = dice.index('windows', 3);
  const wall = rect(0, 0, f.w, f.h, sheet.defs.linear([tones.middle, tones.near], 0, 0, 1, 1));
  const pane = mix(tones.light, tones.skyLow, 0.25);
  if (kind === 0) {
    const cols = dice.pick('cols', [3, 4]);
    const size = f.w / cols;
    const cells = Array.from({ length: cols * 6 }, (_, i) => {
      const x = (i % cols) * size + size * 0.16;
      const y = Math.floor(i / cols) * size * 1.06 + 20;
      const on = dice.chance(`lit${String(i)}`, 0.6);
      return (
        sheet.cut(
          box(x, y, size * 0.7, size * 0.84, 16),
          on ? pane : mix(tones.near, tones.middle, 0.3),
          {
            rim: 6,
            lit: 0.5,
            shade: 0.2,
            inside:
              on && dice.chance(`cur${String(i)}`, 0.5)
                ? path(box(x, y, size * 0.24, size), mix(pane, tones.middle, 0.4))
                : '',
          },
        ) +
        line(
          `M${(x + size * 0.35).toFixed(0)} ${y.toFixed(0)}v${(size * 0.84).toFixed(0)}M${x.toFixed(0)} ${(y + size * 0.4).toFixed(0)}h${(size * 0.7).toFixed(0)}`,
          tones.near,
          7,
        )
      );
    }).join('');
    return { back: wall + cells };
  }
  const cx = f.w / 2 + (f.w / 2 - f.x) * 0.6;
  if (kind === 1) {
    const r = f.w * 0.4;
    const bars = [0, 45, 90, 135]
      .map((turn) =>
        group(line(`M${(-r).toFixed(0)} 0H${r.toFixed(0)}`, tones.near, 14), {
          x: cx,
          y: f.h * 0.34,
          turn,
        }),
      )
      .join('');
    return {
      back:
        wall +
        sheet.halo(cx, f.h * 0.34, r * 1.6, tones.light, 0.5) +
        sheet.cut(oval(cx, f.h * 0.34, r), pane, {
          rim: 0,
          shade: 0.2,
          inside: path(
            closed([
              [cx - r, f.h * 0.42],
              [cx - r * 0.3, f.h * 0.33],
              [cx + r * 0.4, f.h * 0.42],
              [cx + r, f.h * 0.36],
              [cx + r, f.h],
              [cx - r, f.h],
            ]),
            tones.far,
          ),
        }) +
        bars +
        circle(cx, f.h * 0.34, r * 0.3, 'none', 1, `stroke="${tones.near}" stroke-width="14"`) +
        circle(
          cx,
          f.h * 0.34,
          r,
          'none',
          1,
          `stroke="${mix(tones.near, tones.light, 0.3)}" stroke-width="26"`,
        ),
    };
  }
  const lattice =
    Array.from({ length: 7 }, (_, i) =>
      line(
        `M${(f.w * (0.08 + i * 0.14)).toFixed(0)} ${(f.h * 0.06).toFixed(0)}V${(f.h * 0.7).toFixed(0)}`,
        tones.near,
        9,
      ),
    ).join('') +
    Array.from({ length: 7 }, (_, i) =>
      line(
        `M${(f.w * 0.06).toFixed(0)} ${(f.h * (0.08 + i * 0.1)).toFixed(0)}H${(f.w * 0.94).toFixed(0)}`,
        tones.near,
        i % 3 === 1 ? 16 : 8,
      ),
    ).join('');
  const beam = path(
    angular([
      [f.w * 0.1, f.h * 0.06],
      [f.w * 0.5, f.h * 0.06],
      [f.w * 1.1, f.h],
      [f.w * 0.4, f.h],
    ]),
    tones.light,
    0.16,
  );
  return {
    back:
      wall +
      path(
        box(f.w * 0.06, f.h * 0.06, f.w * 0.88, f.h * 0.64, 10),
        sheet.defs.linear([pane, mix(pane, tones.far, 0.6)]),
      ) +
      lattice +
      beam,
  };
};
