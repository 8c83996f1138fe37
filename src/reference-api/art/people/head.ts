import { beard, goatee } from './beard';
import { eye, eyes } from './face';
import { hairBehind, hairOver } from './hair-back';
import { hairCrown } from './hair-crown';
import { hairFront } from './hair-front';
import { beastHead } from './head-beast';
import { birdHead } from './head-bird';
import type { HeadArt } from './head-creature';
import { fishHead } from './head-fish';
import { humanHead } from './head-human';
import { robotHead } from './head-made';
import { plantHead } from './head-plant';
import { spiritHead } from './head-spirit';
import type { Wear } from './headwear';
import { hats } from './headwear-hats';
import { ornaments } from './headwear-small';
import type { Person } from './person';

const headArt = (p: Person): HeadArt => {
  switch (p.look.kind) {
    case 'robot':
      return robotHead(p);
    case 'beast':
      return beastHead(p);
    case 'bird':
      return birdHead(p);
    case 'fish':
      return fishHead(p);
    case 'plant':
      return plantHead(p);
    case 'spirit':
      return spiritHead(p);
    default:
      return { behind: '', face: humanHead(p) };
  }
};

const wearOf = (p: Person): Wear => {
  const name = p.look.headwear;
  if (name === 'none') return { front: '' };
  return name in hats
    ? hats[name as keyof typeof hats](p)
    : ornaments[name as keyof typeof ornaments](p);
};

/** The head with hair and headwear: what hangs behind the body, and what stands before it. */
export const drawHead = (p: Person): { readonly behind: string; readonly front: string } => {
  const art = headArt(p);
  const wear = wearOf(p);
  const human = p.look.kind === 'human' || p.look.kind === 'elder' || p.look.kind === 'child';
  const profile = p.turn === 2 && human;
  const again =
    wear.eyes !== true
      ? ''
      : profile
        ? eye(p, (-54 * p.head.half) / 92, p.head.eyeY, p.head.eye, 1, 0.42)
        : eyes(p);
  const chin = p.own.goatee === true ? goatee(p) : p.look.hair === 'beard' && human ? beard(p) : '';
  // A machine or a fish has no hair to speak of; what is asked for becomes what hangs behind.
  const bald = p.look.kind === 'robot' || p.look.kind === 'fish';
  return {
    behind:
      (wear.behind ?? '') + (bald ? '' : hairBehind(p)) + (bald ? '' : hairCrown(p)) + art.behind,
    front:
      art.face + (bald ? '' : hairFront(p)) + chin + wear.front + again + (bald ? '' : hairOver(p)),
  };
};
