/** The scenery of every sample game by its id. */
import { type Scenery } from '../kit-stage';
import { bronzeGate } from './bronze-gate';
import { catInn } from './cat-inn';
import { clockworkIsle } from './clockwork-isle';
import { deepOrchard } from './deep-orchard';
import { desertBell } from './desert-bell';
import { dragonKiln } from './dragon-kiln';
import { dreamTailor } from './dream-tailor';
import { glacierOrbit } from './glacier-orbit';
import { inkWanderer } from './ink-wanderer';
import { ironGarden } from './iron-garden';
import { lanternCity } from './lantern-city';
import { lastLighthouse } from './last-lighthouse';
import { midnightRadio } from './midnight-radio';
import { moonOpera } from './moon-opera';
import { mushroomPost } from './mushroom-post';
import { neonCourier } from './neon-courier';
import { paperKingdom } from './paper-kingdom';
import { riverLocks } from './river-locks';
import { rootwork } from './rootwork';
import { skyWhale } from './sky-whale';
import { snowlineExpress } from './snowline-express';
import { starEcho } from './star-echo';
import { teaMountain } from './tea-mountain';
import { tidalCourt } from './tidal-court';

/** Draws a picture of a game: `sceneries[id](width, height, shot)` is SVG text. */
export const sceneries: Readonly<Record<string, Scenery>> = {
  'star-echo': starEcho,
  'tea-mountain': teaMountain,
  'lantern-city': lanternCity,
  'clockwork-isle': clockworkIsle,
  'snowline-express': snowlineExpress,
  'paper-kingdom': paperKingdom,
  'deep-orchard': deepOrchard,
  'ink-wanderer': inkWanderer,
  'neon-courier': neonCourier,
  'desert-bell': desertBell,
  'cat-inn': catInn,
  'glacier-orbit': glacierOrbit,
  'mushroom-post': mushroomPost,
  'bronze-gate': bronzeGate,
  'sky-whale': skyWhale,
  'midnight-radio': midnightRadio,
  'dragon-kiln': dragonKiln,
  'tidal-court': tidalCourt,
  rootwork,
  'moon-opera': moonOpera,
  'iron-garden': ironGarden,
  'river-locks': riverLocks,
  'dream-tailor': dreamTailor,
  'last-lighthouse': lastLighthouse,
};
