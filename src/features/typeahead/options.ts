import { ENTRY_KINDS, type EntryKind } from '../../local-search/index-format';
import type { LocalHit, LocalPartner } from '../../local-search/local-hit';
import { isAskable, isSentence, namedBy } from '../../local-search/sentence';
import { gameChoicesIn } from '../../local-search/choices-in-query';
import { hintsAskedIn } from '../../local-search/hints-in-query';
import { startedByDay } from '../../local-search/started-by-day';
import type { GameChoice } from '../../local-search/game-choices';
import { choicesThatFit, type OwnChoices } from '../../local-search/fit-choices';

/** An entry of the list of suggestions. */
export type Option =
  | { readonly type: 'hit'; readonly hit: LocalHit }
  | { readonly type: 'choices'; readonly choices: readonly GameChoice[] }
  | { readonly type: 'recent'; readonly text: string }
  | { readonly type: 'clear' }
  | { readonly type: 'all' | 'sentence' | 'hints'; readonly text: string }
  | {
      readonly type: 'ask';
      readonly text: string;
      readonly partner: LocalPartner;
      /** The game that the search found. */
      readonly gameId: string | undefined;
    };

/** Options under a heading, or without one. */
export interface OptionGroup {
  readonly heading: 'recent' | 'examples' | 'same-game' | 'seen' | undefined;
  readonly options: readonly Option[];
  /** The place of its first option among those of all groups. */
  readonly first: number;
}

const MOST_HITS = 8;

/** The number of a kind that come before others have had their place. */
const MOST_OF_A_KIND = 3;

type Group = Omit<OptionGroup, 'first'>;

/** Numbers options over all groups; a group without any goes. */
export function numberOptions(groups: readonly Group[]): OptionGroup[] {
  let first = 0;
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) => {
      const own = { ...group, first };
      first += group.options.length;
      return own;
    });
}

/** Chooses the hits that are shown: the best ones, of several kinds where there are; the kind of the best one first. */
export function shownHits(hits: readonly LocalHit[]): LocalHit[] {
  const counts = new Map<EntryKind, number>();
  const isEarly = hits.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
  const early = hits.filter((_, at) => isEarly[at]);
  const late = hits.filter((_, at) => !isEarly[at]);
  const shown = new Set([...early, ...late].slice(0, MOST_HITS));
  const kinds = new Set([...hits.map(({ kind }) => kind), ...ENTRY_KINDS]);
  return [...kinds].flatMap((kind) => hits.filter((hit) => hit.kind === kind && shown.has(hit)));
}

export function hitOptions(hits: readonly LocalHit[]): Option[] {
  return shownHits(hits).map((hit) => ({ type: 'hit', hit }));
}

/** Offers to ask a partner what is more than a word: whoever knows what was found, else the first one. */
function askOptions(
  text: string,
  hits: readonly LocalHit[],
  partners: readonly LocalPartner[],
): Option[] {
  const known = hits.find(({ partner }) => partner !== undefined);
  const partner = known?.partner ?? partners[0];
  if (!partner || !isAskable(text)) return [];
  const isOfGame = known && known.kind !== 'role' && known.kind !== 'partner';
  return [{ type: 'ask', text, partner, gameId: isOfGame ? known.id : undefined }];
}

interface Offered {
  readonly query: string;
  readonly hits: readonly LocalHit[];
  readonly partners: readonly LocalPartner[];
  /** Choices that games fit together; none where that is not known. */
  readonly choiceSets?: readonly OwnChoices[];
  /** Searches from before. */
  readonly recent: readonly string[];
  /** Searches that somebody may try who has searched for nothing yet. */
  readonly examples?: readonly string[];
  /** The day of the service, such as `2026-11-28`. */
  readonly day?: string | undefined;
  /** Ids of the games that the visitor keeps or has read, those that matter most first. */
  readonly ownGames?: readonly string[];
}

/** Puts the hints of the visitor's own games first; then come the others, beginning with another game on each day. */
function hintsForVisitor(
  hits: readonly LocalHit[],
  ownGames: readonly string[],
  day: string | undefined,
): LocalHit[] {
  const own = ownGames.flatMap((game) => hits.find(({ id }) => id === game) ?? []);
  const others = hits.filter((hit) => !own.includes(hit));
  return [...own, ...(day === undefined ? others : startedByDay(others, day))];
}

/** Offers the library's filter with what some game fits of the choices, as the search finds it; nothing where none does. */
function filterOptions(
  choices: readonly GameChoice[],
  choiceSets: readonly OwnChoices[],
): Option[] {
  const fitting = choiceSets.length === 0 ? choices : (choicesThatFit(choices, choiceSets) ?? []);
  return fitting.length > 0 ? [{ type: 'choices', choices: fitting }] : [];
}

function toRecent(text: string): Option {
  return { type: 'recent', text };
}

/**
 * Lists the options: hits, the way to all results and to a partner, or earlier searches for an empty field. Of a sentence
 * the search comes first: there it is what is wanted. Before all comes the library's filter for whoever says how many
 * play or how long; of names only those with these very words come after it. Who asks for hints is told where they are,
 * is offered those of their own games first, and of a game that is named gets them alone.
 */
export function optionGroups({
  query,
  hits,
  partners,
  choiceSets = [],
  recent,
  examples = [],
  day,
  ownGames = [],
}: Offered): OptionGroup[] {
  const text = query.trim();
  const plain = (options: readonly Option[]): Group => ({ heading: undefined, options });
  if (text === '' && recent.length === 0) {
    return numberOptions([{ heading: 'examples', options: examples.map(toRecent) }]);
  }
  if (text === '') {
    return numberOptions([
      { heading: 'recent', options: recent.map(toRecent) },
      plain([{ type: 'clear' }]),
    ]);
  }
  if (hintsAskedIn(text) === '') {
    return numberOptions([
      plain([{ type: 'hints', text }]),
      plain(hitOptions(hintsForVisitor(hits, ownGames, day))),
      plain(askOptions(text, [], partners)),
    ]);
  }
  const choices = gameChoicesIn(text);
  const named = choices.length > 0 ? namedBy(text, hits) : hits;
  const ask = askOptions(text, named, partners);
  const found = plain(hitOptions(named));
  const isAnswered = hintsAskedIn(text) !== undefined && hits[0]?.kind === 'hint';
  return numberOptions([
    plain(filterOptions(choices, choiceSets)),
    ...(isSentence(text) && !isAnswered
      ? [plain([{ type: 'sentence', text }]), found, plain(ask)]
      : [found, plain([{ type: 'all', text }, ...ask])]),
  ]);
}
