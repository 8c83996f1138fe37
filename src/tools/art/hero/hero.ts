/** The home hero: two friends on a roof at dusk, before them the worlds they may go to. */
import { mix } from '../../../reference-api/art/kit';
import { birds } from '../../../reference-api/art/kit-field';
import { cat } from '../../../reference-api/art/kit-figures';
import { flecks } from '../../../reference-api/art/kit-nature';
import type { Stage } from '../../../reference-api/art/kit-stage';
import { dusk, duskStage, EMBER } from '../shared/dusk';
import { floorLantern, hangingLantern, lightString } from '../shared/lights';
import { cityPagoda, farHills, rowOfRoofs } from './city';
import { lingxi, tail, tuanzi } from './friends';
import { gardenWorld, lanternWorld, lighthouseWorld, paperWorld } from './islands';
import { deskLayout, phoneLayout, type HeroLayout } from './layout';
import { fruitBowl, ridgeAt, teaSet, tiledRoof } from './roof';
import {
  cloudBank,
  driftingClouds,
  duskSky,
  fallingStar,
  lightTrain,
  skyLanterns,
  starField,
  twoMoons,
} from './sky';
import { ringedWorld, whaleWorld } from './wanderers';

const drawSky = (s: Stage, at: HeroLayout): void => {
  const { worlds } = at;
  duskSky(s, at.sea / s.h);
  s.put(at.calm(s));
  starField(s, at.sea - 60, 190, at.milkyWay);
  fallingStar(s, ...at.fallingStar);
  twoMoons(s, ...at.moons);
  ringedWorld(s, worlds.ringed);
  driftingClouds(s, at.clouds);
  whaleWorld(s, worlds.whale);
  lightTrain(s, at.train, at.trainSize);
  gardenWorld(s, worlds.garden);
  paperWorld(s, worlds.paper);
  lighthouseWorld(s, worlds.lighthouse);
  lanternWorld(s, worlds.lantern);
};

const drawCity = (s: Stage, at: HeroLayout): void => {
  farHills(s, at.sea + 40, 70);
  cloudBank(s, at.sea + 6, 74, '#a678cf', '#ffd9b0', '#6b48b0');
  for (const [x, size] of at.pagodas) cityPagoda(s, x, at.sea + 80, size, 0.35);
  rowOfRoofs(s, at.sea + 44, 0.62, 0.35, 0.55);
  cloudBank(s, at.sea + 66, 62, '#7d58bd', '#f0a98f', '#3d2c86');
  rowOfRoofs(s, at.sea + 92, 0.9, 0.75, 0.6);
  s.put(s.mist(at.sea + 60, 120, EMBER, 0.14), at.shade(s));
  skyLanterns(s, at.skyLanterns);
};

const drawFriends = (s: Stage, at: HeroLayout): void => {
  const { k, ridge } = at;
  const stand = (x: number): number => ridgeAt(ridge, x) - 4 * k;
  tiledRoof(s, ridge, [(at.human + at.cat) / 2, stand(at.human)], k);
  floorLantern(s, at.lamp, stand(at.lamp), 96 * k);
  fruitBowl(s, at.bowl, stand(at.bowl), 0.66 * k);
  teaSet(s, at.tea, stand(at.tea), 0.8 * k);
  lingxi(s, { x: at.human, y: stand(at.human), s: k });
  tuanzi(s, { x: at.cat, y: stand(at.cat), s: k, flip: true });
  tail(s, { x: at.cat - 8 * k, y: stand(at.cat), s: k, flip: true });
  for (const [from, to, sag, count] of at.strings) lightString(s, from, to, sag, count, 4.2 * k);
  for (const [x, y, size, cord] of at.hanging) hangingLantern(s, x, y, size, cord);
  s.put(cat(at.stray, stand(at.stray), 36 * k, '#1a1347', mix(dusk.haze, '#ffffff', 0.25), true));
  s.put(
    flecks(s.r, at.human - 160 * k, at.sea - 90, 420 * k, 190, 22, '#ffd79a', 2 * k, 0.75),
    birds(s.r, at.moons[0] - 300 * k, at.moons[1] + 36, 4, 6 * k, '#c9b8ff', 0.7),
    s.floor(s.h - 70, dusk.ink, 0.5),
  );
};

/** The planes of the hero from back to front, for pictures in which they move. */
const planes = [drawSky, drawCity, drawFriends] as const;

const draw = (name: string, width: number, height: number, at: HeroLayout): string => {
  const s = duskStage(width, height, name);
  for (const plane of planes) plane(s, at);
  return s.toString();
};

/** The desk picture. */
export const hero = (width: number, height: number): string =>
  draw('hero', width, height, deskLayout);

/** The phone picture. */
export const heroPhone = (width: number, height: number): string =>
  draw('hero-m', width, height, phoneLayout);

/** The desk picture in its planes, back to front; the nearer ones are clear where there is nothing. */
export const heroPlanes = (width: number, height: number): readonly string[] =>
  planes.map((plane, i) => {
    const s = duskStage(width, height, `hero-${String(i)}`);
    plane(s, deskLayout);
    return s.toString();
  });
