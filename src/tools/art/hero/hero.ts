/** The home hero: two friends on a roof, before them the worlds they may go to. */
import { group, mix, Random } from '../../../reference-api/art/kit';
import { birds } from '../../../reference-api/art/kit-field';
import { cat } from '../../../reference-api/art/kit-figures';
import { flecks, stars } from '../../../reference-api/art/kit-nature';
import { dusk } from '../shared/dusk';
import { floorLantern, hangingLantern, lightString } from '../shared/lights';
import { cityPagoda, farHills, rowOfRoofs } from './city';
import { lingxi, tail, tuanzi } from './friends';
import { litWindows, smoke } from './hourly';
import { gardenWorld, lanternWorld, lighthouseWorld, paperWorld } from './islands';
import { deskLayout, phoneLayout, type HeroLayout } from './layout';
import { lights, type Hour, type Light } from './light';
import { LitStage } from './lit-stage';
import { fruitBowl, ridgeAt, teaSet, tiledRoof } from './roof';
import {
  cloudBank,
  driftingClouds,
  fallingStar,
  lightTrain,
  openSky,
  skyLanterns,
  starField,
  twoMoons,
} from './sky';
import { ringedWorld, whaleWorld } from './wanderers';

const drawSky = (s: LitStage, at: HeroLayout, light: Light): void => {
  const { worlds } = at;
  openSky(s, at.sea / s.h, light.sky);
  s.put(at.calm(s, light.calm));
  if (light.calmer > 0) s.put(group(at.calm(s, light.calm), { o: light.calmer }));
  starField(s, at.sea - 60, 190, at.milkyWay, light.stars);
  // With dice of their own: everything else keeps its place.
  if (light.moreStars > 0)
    s.put(
      group(stars(new Random('more stars'), s.w, at.sea - 20, light.moreStars, '#ffffff', 0.8), {
        o: 0.8,
      }),
    );
  fallingStar(s, ...at.fallingStar, light.stars);
  twoMoons(s, ...at.moons, light);
  s.seen(light.worlds, () => {
    ringedWorld(s, worlds.ringed);
  });
  driftingClouds(s, at.clouds, light.clouds);
  s.seen(light.worlds, () => {
    whaleWorld(s, worlds.whale);
    lightTrain(s, at.train, at.trainSize, light.lamps);
    gardenWorld(s, worlds.garden);
    paperWorld(s, worlds.paper);
    lighthouseWorld(s, worlds.lighthouse, Math.max(0.45, light.lamps));
    lanternWorld(s, worlds.lantern);
  });
  if (light.only === 'lit windows') litWindows(s, worlds);
};

const drawCity = (s: LitStage, at: HeroLayout, light: Light): void => {
  const { city } = light;
  const [farBank, nearBank] = light.banks;
  farHills(s, at.sea + 40, 70, light.hills);
  cloudBank(s, at.sea + 6, 74, farBank);
  for (const [x, size] of at.pagodas) cityPagoda(s, x, at.sea + 80, size, 0.35, city);
  rowOfRoofs(s, at.sea + 44, 0.62, 0.35, 0.55, city);
  cloudBank(s, at.sea + 66, 62, nearBank);
  rowOfRoofs(s, at.sea + 92, 0.9, 0.75, 0.6, city);
  s.put(
    s.mist(at.sea + 60, 120, ...city.mist),
    light.shade === 1
      ? at.shade(s, light.calm)
      : group(at.shade(s, light.calm), { o: light.shade }),
  );
  skyLanterns(s, at.skyLanterns, light.lamps);
  if (light.only === 'lit windows') skyLanterns(s, at.lateLanterns, light.lamps);
};

const drawFriends = (s: LitStage, at: HeroLayout, light: Light): void => {
  const { k, ridge } = at;
  const { lamps } = light;
  const stand = (x: number): number => ridgeAt(ridge, x) - 4 * k;
  tiledRoof(s, ridge, [(at.human + at.cat) / 2, stand(at.human)], k, light.roof);
  s.seen(light.paper, () => {
    floorLantern(s, at.lamp, stand(at.lamp), 96 * k, 0.5 * lamps);
  });
  if (light.only === 'smoke') smoke(s, at.lamp, stand(at.lamp) - 104 * k, k);
  s.seen(light.friends, () => {
    fruitBowl(s, at.bowl, stand(at.bowl), 0.66 * k);
    teaSet(s, at.tea, stand(at.tea), 0.8 * k);
    lingxi(s, { x: at.human, y: stand(at.human), s: k });
    tuanzi(s, { x: at.cat, y: stand(at.cat), s: k, flip: true });
    tail(s, { x: at.cat - 8 * k, y: stand(at.cat), s: k, flip: true });
  });
  s.seen(light.paper, () => {
    for (const [from, to, sag, count] of at.strings)
      lightString(s, from, to, sag, count, 4.2 * k, 0.42 * lamps);
    for (const [x, y, size, cord] of at.hanging) hangingLantern(s, x, y, size, cord, 0.5 * lamps);
  });
  s.put(cat(at.stray, stand(at.stray), 36 * k, '#1a1347', mix(dusk.haze, '#ffffff', 0.25), true));
  s.put(
    flecks(s.r, at.human - 160 * k, at.sea - 90, 420 * k, 190, 22, light.motes, 2 * k, 0.75),
    birds(s.r, at.moons[0] - 300 * k, at.moons[1] + 36, 4, 6 * k, light.birds, 0.7),
    s.floor(s.h - 70, dusk.ink, 0.5),
  );
};

/** The planes of the hero from back to front, for pictures in which they move. */
const planes = [drawSky, drawCity, drawFriends] as const;

const draw = (name: string, width: number, height: number, at: HeroLayout, hour: Hour): string => {
  const s = new LitStage(width, height, `art/${name}`, dusk);
  for (const plane of planes) plane(s, at, lights[hour]);
  return s.toString();
};

/** The desk picture. */
export const hero = (width: number, height: number, hour: Hour = 'dusk'): string =>
  draw('hero', width, height, deskLayout, hour);

/** The phone picture. */
export const heroPhone = (width: number, height: number, hour: Hour = 'dusk'): string =>
  draw('hero-m', width, height, phoneLayout, hour);

/** The desk picture in its planes, back to front; the nearer ones are clear where there is nothing. */
export const heroPlanes = (width: number, height: number): readonly string[] =>
  planes.map((plane, i) => {
    const s = new LitStage(width, height, `art/hero-${String(i)}`, dusk);
    plane(s, deskLayout, lights.dusk);
    return s.toString();
  });
