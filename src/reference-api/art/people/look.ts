/** The words from which a role or partner is drawn; each list is the whole vocabulary, so data can be checked against it. */
export const kinds = [
  'human',
  'elder',
  'child',
  'robot',
  'beast',
  'bird',
  'fish',
  'plant',
  'spirit',
] as const;

/** How the head is turned to the viewer; `left` and `right` are three-quarter views. */
export const views = ['front', 'left', 'right', 'profile', 'up', 'close'] as const;

/** Proportions of the body. */
export const builds = ['slim', 'broad', 'small', 'tall'] as const;

/** Hair styles. */
export const hairs = [
  'none',
  'short',
  'bob',
  'long',
  'braid',
  'bun',
  'twin-tails',
  'spiky',
  'curly',
  'ponytail',
  'beard',
] as const;

/** What is worn on the head. */
export const headwears = [
  'none',
  'hood',
  'straw-hat',
  'helmet',
  'crown',
  'headphones',
  'goggles',
  'scarf',
  'cap',
  'horns',
  'flower',
  'ears',
  'veil',
  'antenna',
  'mask',
] as const;

/** Clothes. */
export const outfits = [
  'robe',
  'armor',
  'coat',
  'apron',
  'uniform',
  'cape',
  'overalls',
  'kimono',
  'tunic',
  'diving-suit',
  'jacket',
  'dress',
] as const;

/** What is held in front or carried over the shoulder. */
export const props = [
  'none',
  'sword',
  'staff',
  'lantern',
  'book',
  'cup',
  'bow',
  'wrench',
  'letter',
  'umbrella',
  'flute',
  'drum',
  'ball',
  'map',
  'bell',
  'needle',
  'brush',
  'key',
  'compass',
  'radio',
  'fan',
  'shield',
  'basket',
  'tea-basket',
  'mail-basket',
  'huqin',
  'cat',
  'birdcage',
  'rod',
] as const;

/** What stands behind the person. */
export const backdrops = [
  'moon',
  'sun',
  'mountains',
  'waves',
  'city',
  'forest',
  'gears',
  'stars',
  'snow',
  'smoke',
  'arches',
  'windows',
  'petals',
  'grid',
  'rain',
  'stripes',
] as const;

/** Expressions. */
export const moods = ['calm', 'smile', 'stern', 'sly', 'sleepy', 'surprised'] as const;

/** What kind of being it is. */
export type Kind = (typeof kinds)[number];

/** How the head is turned. */
export type View = (typeof views)[number];

/** Proportions of the body. */
export type Build = (typeof builds)[number];

/** Hair style. */
export type Hair = (typeof hairs)[number];

/** What is worn on the head. */
export type Headwear = (typeof headwears)[number];

/** Clothes. */
export type Outfit = (typeof outfits)[number];

/** What is held. */
export type Prop = (typeof props)[number];

/** What stands behind. */
export type Backdrop = (typeof backdrops)[number];

/** Expression. */
export type Mood = (typeof moods)[number];

/** The description from which a person is drawn. */
export interface Look {
  readonly kind: Kind;
  readonly view: View;
  readonly build: Build;
  readonly hair: Hair;
  readonly headwear: Headwear;
  readonly outfit: Outfit;
  readonly prop: Prop;
  readonly backdrop: Backdrop;
  readonly mood: Mood;
}
