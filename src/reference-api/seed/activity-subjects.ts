import type { Subject } from '../pictures/subject';

/** The drawings that fit the sample activities; by the activity's id. */
const covers: Readonly<Record<string, number>> = {
  'act-lantern-ending': 1,
  'act-rain-window': 2,
  'act-dumpling-birthday': 3,
  'act-script-night': 4,
  'act-slow-week': 5,
  'act-hangzhou-tea': 6,
  'act-whale-postcard': 7,
  'act-lock-relay': 8,
  'act-lighthouse-nights': 9,
};
const COVERS = 9;

const banners: Readonly<Record<string, Subject>> = {
  'banner-lantern-story': { type: 'activity-banner', number: 1 },
  'banner-lighthouse': { type: 'scenery', game: 'last-lighthouse', shot: 'banner' },
  'banner-lantern-city': { type: 'scenery', game: 'lantern-city', shot: 'scene-1' },
};
const BANNERS = 3;

/** What an activity's cover shows; an activity without a drawing of its own takes one in turn. */
export function coverSubject(id: string, position: number): Subject {
  return {
    type: 'activity',
    number: covers[id] ?? (position % COVERS) + 1,
  };
}

/** What a banner shows; a banner without a drawing of its own takes one in turn. */
export function bannerSubject(id: string, position: number): Subject {
  return banners[id] ?? { type: 'activity-banner', number: (position % BANNERS) + 1 };
}
