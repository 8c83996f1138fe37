import { PLAYER_CHOICES, SESSION_CHOICES } from '../../contract/game-choice';

/** How tired somebody may be, in the order in which it is offered. */
const TIRED_CHOICES = ['awake', 'some', 'worn'] as const;

type TiredChoice = (typeof TIRED_CHOICES)[number];

/** Choices of each question; `any` asks for nothing. */
export const QUESTIONS = {
  players: [...PLAYER_CHOICES, 'any'],
  session: [...SESSION_CHOICES, 'any'],
  tired: [...TIRED_CHOICES, 'any'],
} as const;

export type Question = keyof typeof QUESTIONS;

/** Answers to all three questions. */
export type Answers = { readonly [Q in Question]: (typeof QUESTIONS)[Q][number] };

/** The order of the questions. */
export const QUESTION_NAMES = [
  'players',
  'session',
  'tired',
] as const satisfies readonly Question[];

/** Games that suit somebody who is so tired. */
interface Suited {
  /** Moods by their keys in `content/moods.yaml`, of which a game has one. */
  readonly moods: readonly string[];
  /** Lengths of a sitting, for whoever has not said how long. */
  readonly session?: readonly (typeof SESSION_CHOICES)[number][];
}

/** How tired somebody is as moods and lengths: the one place where it is decided. */
export const SUITED: Readonly<Record<TiredChoice, Suited>> = {
  awake: { moods: ['thoughtful', 'demanding', 'tense', 'thrilling', 'mysterious', 'eerie'] },
  some: { moods: ['funny', 'cosy', 'wistful', 'mysterious', 'thrilling', 'calm'] },
  worn: { moods: ['calm', 'cosy', 'funny'], session: ['15', '30'] },
};

/** Reads answers that may be anything; undefined unless all three are there. */
export function toAnswers(given: Readonly<Record<Question, unknown>>): Answers | undefined {
  const players = QUESTIONS.players.find((choice) => choice === given.players);
  const session = QUESTIONS.session.find((choice) => choice === given.session);
  const tired = QUESTIONS.tired.find((choice) => choice === given.tired);
  return players && session && tired ? { players, session, tired } : undefined;
}
