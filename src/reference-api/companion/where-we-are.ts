import type { NamedItem } from '../passages/names-in-text';
import { fold } from '../passages/fold-words';
import type { Turn } from './companion';
import { findDescribedGame } from './described-game';
import type { LibraryShelf } from './library-shelf';
import type { KnownItem } from '../passages/known-names';
import type { Passage } from '../passages/passage';
import { WEIGHTS } from '../passages/weights';

/** The place where a question is asked: which games it is about, and what is nearest. */
export interface Place {
  /** The games whose passages may answer. */
  readonly games: readonly string[];
  /** The roles that the message names: those of these games, or where none is of them, of others. */
  readonly roles: readonly NamedItem[];
  /** The game that the message names or describes. */
  readonly game: string | undefined;
  /** The game of the page that the visitor came from, else of the answer before. */
  readonly talkedOf: string | undefined;
  /** The page of the answer before, where the question goes on with it and names nothing. */
  readonly pageBefore: string | undefined;
  /** True when the message names or describes one of these games, or names a role of them. */
  readonly isNamed: boolean;
  /** All names in the message, folded. */
  readonly names: readonly string[];
  /** The message without the names of games. */
  readonly rest: string;
  /** Share that is added to the score of a passage. */
  readonly favour: (item: KnownItem, passage: Passage) => number;
}

/** A name of so many letters or characters, which no other words have by chance. */
const LONG_NAME = 3;

/** The game of the answer before, or the partner's own. */
interface Nearby {
  readonly ownGames: readonly string[];
  readonly gameBefore: string | undefined;
  /** The page of the answer before, where the question goes on with it. */
  readonly pageBefore: string | undefined;
}

function withoutNames(content: string, named: readonly NamedItem[]): string {
  return named
    .flatMap(({ name, names }) => [...names, name])
    .map(fold)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), fold(content));
}

/** Keeps of items that share a name those of the games that were named or that are near. */
function meant(named: readonly NamedItem[], near: ReadonlySet<string>): NamedItem[] {
  return named.filter((item) => {
    const same = named.filter(({ name }) => name === item.name);
    const isNear = (each: NamedItem): boolean => each.games.some((game) => near.has(game));
    return isNear(item) || !same.some(isNear);
  });
}

/**
 * Says where a question is asked: the game that it names, else the one of the page that the visitor came from, of the answer
 * before, and the partner's own.
 */
export async function findPlace(
  { content, context }: Pick<Turn, 'content' | 'context'>,
  { ownGames, gameBefore, pageBefore }: Nearby,
  shelf: LibraryShelf,
): Promise<Place> {
  const page = context?.game_id;
  const carried = page !== undefined && (await shelf.read('game', page)) ? page : undefined;
  // What goes on with the page before is about its game.
  const others = pageBefore === undefined ? ownGames : [];
  const nearby = [carried, gameBefore, ...others].filter((game) => game !== undefined);
  const near = new Set(nearby);
  const isNear = ({ games }: NamedItem): boolean => games.some((game) => near.has(game));
  const all = (await shelf.named(content)).filter(
    (item) => (item.type === 'game' || item.type === 'role') && (!item.isCommon || isNear(item)),
  );
  const described = all.length > 0 ? undefined : await findDescribedGame(content, shelf);
  const gamesNamed = described
    ? [described.id]
    : all.filter(({ type }) => type === 'game').flatMap(({ games }) => games);
  const named = meant(all, gamesNamed.length > 0 ? new Set(gamesNamed) : near);
  const roles = named.filter(
    (item) =>
      item.type === 'role' &&
      (gamesNamed.length === 0 || item.games.some((game) => gamesNamed.includes(game))),
  );
  // A short name may stand in any sentence: what is near comes before whom it names elsewhere.
  const far = roles.some(isNear) ? [] : roles.filter(({ name }) => name.length >= LONG_NAME);
  const games = gamesNamed.length > 0 ? gamesNamed : far.flatMap((item) => item.games);
  const read = fold(context?.section ?? '');
  return {
    games: [...new Set(games.length > 0 ? games : nearby)],
    roles,
    game: gamesNamed[0],
    talkedOf: carried ?? gameBefore,
    pageBefore: games.length > 0 ? undefined : pageBefore,
    isNamed: games.length > 0 || roles.some(isNear),
    names: all.map(({ name }) => name),
    rest: withoutNames(
      described?.rest ?? content,
      named.filter(({ type }) => type === 'game'),
    ),
    favour: ({ id: on, games: of }, { heading = '', question }) => {
      const isRead = read !== '' && [heading, question].some((each) => fold(each) === read);
      return (
        (carried !== undefined && of.includes(carried) ? WEIGHTS.page : 0) +
        (gameBefore !== undefined && carried === undefined && of.includes(gameBefore)
          ? WEIGHTS.gameBefore
          : 0) +
        (isRead && carried !== undefined && of.includes(carried) ? WEIGHTS.sectionRead : 0) +
        (on === pageBefore && games.length === 0 ? WEIGHTS.pageBefore : 0) +
        (roles.some(({ id }) => id === on) ? WEIGHTS.named : 0)
      );
    },
  };
}
