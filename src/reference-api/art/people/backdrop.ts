import { mix, path, rect } from '../kit';
import { rain } from '../kit-nature';
import { landDrops } from './backdrop-land';
import { madeDrops } from './backdrop-made';
import type { Drop, Frame } from './frame';
import type { Person } from './person';

const downpour = (p: Person, f: Frame): string =>
  rain(p.dice.source('downpour'), f.w, f.h, 150, '#cfe0f2', 0.42, 96, -0.22);

/** The backdrop that the look names, with its sky. */
export const drawBackdrop = (p: Person, f: Frame): Required<Drop> => {
  const { tones, sheet, look } = p;
  const light = sheet.light;
  sheet.light = -1;
  const draw = { ...landDrops, ...madeDrops }[look.backdrop];
  const drop = draw(p, f);
  const sky = rect(
    0,
    0,
    f.w,
    f.h,
    sheet.defs.linear(
      [tones.skyTop, mix(tones.skyTop, tones.skyLow, 0.55), tones.skyLow],
      0.3,
      0,
      0.6,
      1,
    ),
  );
  const shine = sheet.halo(f.x - f.w * 0.12, f.y - f.h * 0.06, f.w * 0.62, tones.light, 0.34);
  const foot = path(
    `M0 ${String(f.h * 0.62)}h${String(f.w)}V${String(f.h)}H0Z`,
    sheet.defs.linear(
      [
        [p.palette.ink, 0],
        [p.palette.ink, 0.34],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  sheet.light = light;
  const wet = p.own.rain === true ? downpour(p, f) : '';
  return { back: sky + drop.back + shine + wet, front: (drop.front ?? '') + foot };
};
