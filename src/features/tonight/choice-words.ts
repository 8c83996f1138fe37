import type { StringKey } from '../../i18n/strings';
import { QUESTION_NAMES, type Answers, type Question } from './answers';

/** The strings for what each question offers. */
const choiceWords = {
  players: {
    one: 'players-one',
    two: 'players-two',
    few: 'players-few',
    many: 'players-many',
    any: 'players-any',
  },
  session: {
    '15': 'session-15',
    '30': 'session-30',
    evening: 'session-evening',
    any: 'session-any',
  },
  tired: { awake: 'tired-awake', some: 'tired-some', worn: 'tired-worn', any: 'tired-any' },
} as const satisfies {
  readonly [Q in Question]: Readonly<Record<Answers[Q], StringKey<'tonight'>>>;
};

/** Lists the strings for what is asked for, in the order of the questions. */
export function answerKeys(answers: Answers): StringKey<'tonight'>[] {
  const { players, session, tired } = answers;
  return [
    ...(players === 'any' ? [] : [choiceWords.players[players]]),
    ...(session === 'any' ? [] : [choiceWords.session[session]]),
    ...(tired === 'any' ? [] : [choiceWords.tired[tired]]),
  ];
}

/** Lists each question with what it offers and the strings for that, in their order. */
export const offered: readonly {
  readonly name: Question;
  readonly choices: readonly (readonly [choice: string, key: StringKey<'tonight'>])[];
}[] = QUESTION_NAMES.map((name) => ({ name, choices: Object.entries(choiceWords[name]) }));
