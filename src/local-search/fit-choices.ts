import { CHOICE_SLUGS, type GameChoice } from './game-choices';

/** The slugs of all choices that a game fits. */
export type OwnChoices = readonly string[];

/** True when a game has every need that is asked for, and of each other facet one choice, as the library's filter has it. */
export function isMet(choices: readonly GameChoice[], own: OwnChoices): boolean {
  const isOwn = ({ slug }: GameChoice): boolean => own.includes(slug);
  return choices.every(
    (choice) =>
      isOwn(choice) ||
      (choice.facet !== 'access' &&
        choices.some((each) => each.facet === choice.facet && isOwn(each))),
  );
}

/**
 * Keeps of choices those that some game fits. Where no game fits all, moods are left out: who has half an hour and a friend
 * would rather play something else than nothing. Undefined where no game fits even these.
 */
export function choicesThatFit<C extends GameChoice>(
  choices: readonly C[],
  games: readonly OwnChoices[],
): readonly C[] | undefined {
  const firm = choices.filter(({ facet }) => facet !== 'mood');
  return [choices, ...(firm.length > 0 ? [firm] : [])].find((wanted) =>
    games.some((own) => isMet(wanted, own)),
  );
}

/** The most sets that are told of: where there are more, nearly all that is asked for is there. */
const MOST_SETS = 500;

/** Joins the choices of a game to one number, with a bit for each: a 32-bit integer has room for 31. */
function toBits(own: OwnChoices): number {
  return CHOICE_SLUGS.reduce((bits, slug, at) => (own.includes(slug) ? bits | (1 << at) : bits), 0);
}

/**
 * Sums up which choices games fit together: the set of each game as one number, without those that are part of another. None
 * where they are too many to tell.
 */
export function choiceSetsOf(games: readonly OwnChoices[]): readonly number[] {
  const all = [...new Set(games.map(toBits))];
  if (all.length > MOST_SETS) return [];
  return all.filter((bits) => !all.some((other) => other !== bits && (bits & other) === bits));
}

/** Reads the choices of each set. */
export function readChoiceSets(sets: readonly number[]): readonly OwnChoices[] {
  return sets.map((bits) => CHOICE_SLUGS.filter((_, at) => (bits & (1 << at)) !== 0));
}
