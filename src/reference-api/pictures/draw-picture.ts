import { activityBanners, activityCovers } from '../art/activity';
import type { Shot } from '../art/kit-stage';
import { palettes } from '../art/palettes';
import { avatar, figure, portrait } from '../art/people/portrait';
import { sceneries } from '../art/scenery';
import type { PictureKind } from './kinds';
import type { Subject } from './subject';

/** Pixel sizes; people have the sizes that their artist gave them. */
const WIDE = [1280, 720] as const;
const STRIP = [1920, 640] as const;

interface View {
  readonly size: readonly [width: number, height: number];
  /** The view of a place; absent: the subject names it. */
  readonly shot?: Shot;
}

const views: Partial<Record<PictureKind, View>> = {
  'game-cover': { size: WIDE, shot: 'cover' },
  'game-banner': { size: STRIP, shot: 'banner' },
  'game-icon': { size: [512, 512], shot: 'icon' },
  'game-gallery-1': { size: [1600, 900], shot: 'gallery-1' },
  'game-gallery-2': { size: [1600, 900], shot: 'gallery-2' },
  scene: { size: WIDE },
  activity: { size: WIDE },
  banner: { size: STRIP },
};

const people = {
  'role-avatar': avatar,
  'role-portrait': portrait,
  'character-avatar': avatar,
  'character-figure': figure,
};

function isOfPerson(kind: PictureKind): kind is keyof typeof people {
  return kind in people;
}

/**
 * Draws a picture as SVG text; the same subject always gives the same bytes.
 * Undefined where the art has nothing for it, such as a game that nobody has drawn.
 */
export function drawPicture(kind: PictureKind, subject: Subject): string | undefined {
  if (subject.type === 'person') {
    const palette = palettes[subject.game];
    return palette && isOfPerson(kind)
      ? people[kind](subject.look, palette, subject.seed)
      : undefined;
  }
  const view = views[kind];
  if (!view) return undefined;
  const { size, shot } = view;
  switch (subject.type) {
    case 'scenery':
      return sceneries[subject.game]?.(...size, shot ?? subject.shot ?? 'cover');
    case 'activity':
      return activityCovers[subject.number]?.(...size);
    case 'activity-banner':
      return activityBanners[subject.number]?.(...size);
  }
}
