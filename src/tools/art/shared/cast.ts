/** Companions of the sample library, cut out to stand in the site's own pictures. */
import { group, type Place } from '../../../reference-api/art/kit';
import { palettes } from '../../../reference-api/art/palettes';
import { burden } from '../../../reference-api/art/people/back';
import { neckPiece } from '../../../reference-api/art/people/body';
import { carry } from '../../../reference-api/art/people/carry';
import { drawHead } from '../../../reference-api/art/people/head';
import { lowerBody } from '../../../reference-api/art/people/legs';
import type { Look } from '../../../reference-api/art/people/look';
import { softClothes } from '../../../reference-api/art/people/outfit-soft';
import { workClothes } from '../../../reference-api/art/people/outfit-work';
import { createPerson } from '../../../reference-api/art/people/person';
import { withPrefix } from './embed';

const clothes = { ...softClothes, ...workClothes };

const plain = {
  view: 'front',
  hair: 'none',
  headwear: 'none',
  prop: 'none',
  backdrop: 'moon',
  mood: 'smile',
} as const;

/** Looks as in the sample library's partners; what they hold and how they look differs by picture.
 * The sample library knows what a partner looks like beyond these words by what is held: a prop of its own is best. */
const members = {
  lingxi: [
    'star-echo',
    {
      ...plain,
      kind: 'human',
      build: 'slim',
      hair: 'long',
      headwear: 'headphones',
      outfit: 'jacket',
    },
  ],
  axian: [
    'lantern-city',
    {
      ...plain,
      kind: 'human',
      view: 'left',
      build: 'tall',
      hair: 'bun',
      outfit: 'robe',
    },
  ],
  mobei: [
    'ink-wanderer',
    {
      ...plain,
      kind: 'human',
      view: 'profile',
      build: 'broad',
      hair: 'beard',
      headwear: 'straw-hat',
      outfit: 'tunic',
    },
  ],
  tuanzi: [
    'cat-inn',
    { ...plain, kind: 'beast', build: 'small', headwear: 'cap', outfit: 'apron' },
  ],
  xiaoman: [
    'dragon-kiln',
    {
      ...plain,
      kind: 'human',
      view: 'right',
      build: 'small',
      hair: 'braid',
      headwear: 'straw-hat',
      outfit: 'apron',
    },
  ],
  seven: [
    'iron-garden',
    { ...plain, kind: 'robot', build: 'broad', headwear: 'antenna', outfit: 'armor' },
  ],
  yuexi: [
    'deep-orchard',
    { ...plain, kind: 'human', build: 'tall', hair: 'curly', outfit: 'diving-suit' },
  ],
  feng: [
    'desert-bell',
    {
      ...plain,
      kind: 'human',
      view: 'right',
      build: 'slim',
      hair: 'twin-tails',
      headwear: 'goggles',
      outfit: 'cape',
    },
  ],
} as const satisfies Record<string, readonly [game: string, look: Look]>;

/** A companion by name. */
export type CastName = keyof typeof members;

/** The look of a companion, and the game whose colours it wears. */
export const lookOf = (name: CastName): { readonly game: string; readonly look: Look } => {
  const [game, look] = members[name];
  return { game, look };
};

/**
 * A companion whose head is around 0,0 in the head's units (half a head is about 100); `standing` adds the legs.
 * The ids in the drawing begin with the companion's name, so each may be in a picture once.
 */
export const castMember = (
  name: CastName,
  change: Partial<Look>,
  place: Place,
  standing = false,
): { readonly art: string; readonly foot: number } => {
  const { game, look } = lookOf(name);
  const palette = palettes[game];
  if (!palette) throw new Error(`no palette for ${game}`);
  const p = createPerson({ ...look, ...change }, palette, `p-${name}`);
  const head = drawHead(p);
  const wear = clothes[p.look.outfit](p);
  const lower = standing ? lowerBody(p) : undefined;
  const carried = carry(p, wear.sleeve);
  const load = burden(p);
  const trunk = wear.trunk + load.straps;
  const body = [
    carried.back,
    head.behind,
    load.behind,
    wear.behind ?? '',
    lower?.art ?? '',
    neckPiece(p),
    lower ? p.sheet.clip(lower.hem, trunk) : trunk,
    carried.middle,
    carried.arms,
    wear.over ?? '',
    head.front,
    carried.held,
  ];
  const art = `${group(group(body, { flip: p.flip }), place)}<defs>${p.sheet.toString()}</defs>`;
  return { art: withPrefix(art, `${name}-`), foot: lower?.foot ?? 0 };
};
