import type { WireGameDetail } from './library';

// What a visitor has in mind who looks for a game, and which games fit: the filter of the library and the search of the
// reference API say the same.

type Span = NonNullable<WireGameDetail['players']>;

/** How many want to play, in the order in which it is offered. */
export const PLAYER_CHOICES = ['one', 'two', 'few', 'many'] as const;

/** How much time they have, in minutes or until the evening is over, in the order in which it is offered. */
export const SESSION_CHOICES = ['15', '30', 'evening'] as const;

type PlayerChoice = (typeof PLAYER_CHOICES)[number];
type SessionChoice = (typeof SESSION_CHOICES)[number];

const players: Readonly<Record<PlayerChoice, Span>> = {
  one: { min: 1, max: 1 },
  two: { min: 2, max: 2 },
  few: { min: 3, max: 4 },
  many: { min: 5, max: Infinity },
};

/** Minutes. A sitting of 30 to 60 fits half an hour and an evening; one of 10 to 20 is over too soon for either. */
const minutes: Readonly<Record<SessionChoice, Span>> = {
  '15': { min: 0, max: 15 },
  '30': { min: 25, max: 39 },
  evening: { min: 46, max: Infinity },
};

function overlap(one: Span, other: Span): boolean {
  return one.min <= other.max && other.min <= one.max;
}

/** Lists for how many a game is; nothing where that is not known. */
export function playerChoices(own: Span | undefined): PlayerChoice[] {
  return PLAYER_CHOICES.filter((choice) => own && overlap(own, players[choice]));
}

/** Lists for how much time a game is; nothing where that is not known. */
export function sessionChoices(own: Span | undefined): SessionChoice[] {
  return SESSION_CHOICES.filter((choice) => own && overlap(own, minutes[choice]));
}
