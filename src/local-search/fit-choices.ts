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

/** The most kinds of games that are told of: where there are more, nearly all that is asked for is there. */
const MOST_KINDS = 500;

/** Joins the choices of a game to one number, with a bit for each. */
function toKind(own: OwnChoices): number {
  return CHOICE_SLUGS.reduce((kind, slug, at) => (own.includes(slug) ? kind | (1 << at) : kind), 0);
}

/**
 * Sums up which choices games fit together, each kind of game by one number; a kind that fits nothing but what another fits
 * too is left out. None where they are too many to tell.
 */
export function kindsOf(games: readonly OwnChoices[]): readonly number[] {
  const all = [...new Set(games.map(toKind))];
  if (all.length > MOST_KINDS) return [];
  return all.filter((kind) => !all.some((other) => other !== kind && (kind & other) === kind));
}

/** Reads the choices that each kind of game fits. */
export function readKinds(kinds: readonly number[]): readonly OwnChoices[] {
  return kinds.map((kind) => CHOICE_SLUGS.filter((_, at) => (kind & (1 << at)) !== 0));
}
