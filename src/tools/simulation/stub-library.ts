import type { SeededRandom } from '../../reference-api/seed/seeded-random';

/** State of a game. */
export interface StubGame {
  readonly text: number;
  readonly picture: number;
}

/** State of the library, of which there is a new one with each change. */
export interface Edition {
  readonly number: number;
  /** The hour in which it came. */
  readonly since: number;
  readonly games: ReadonlyMap<number, StubGame>;
  /** Version of the scripts. */
  readonly code: number;
  /** Version of the legal text. */
  readonly legal: number;
}

/** Games that there are at the most; pages are a few dozen. */
const MOST_GAMES = 14;
const FEWEST_GAMES = 11;

/** Makes the library that a simulation begins with. */
export function firstEdition(): Edition {
  const ids = Array.from({ length: MOST_GAMES - 1 }, (_, at) => at + 1);
  return {
    ...{ number: 1, since: 0, code: 1, legal: 1 },
    games: new Map(ids.map((id) => [id, { text: 1, picture: 1 }])),
  };
}

/** Changes a legal text. */
export function withNewLegalText(edition: Edition, since: number): Edition {
  return { ...edition, since, number: edition.number + 1, legal: edition.legal + 1 };
}

/** Changes one thing: mostly the text of a game, at times its picture, the games that there are, or the scripts. */
export function nextEdition(edition: Edition, since: number, random: SeededRandom): Edition {
  const { number } = edition;
  const next = { ...edition, since, number: number + 1 };
  const games = new Map(edition.games);
  const id = random.pick([...games.keys()]);
  const { text, picture } = games.get(id) ?? { text: 0, picture: 0 };
  switch (random.int(0, 9)) {
    case 0:
      return { ...next, code: edition.code + 1 };
    case 1: {
      const newest = Math.max(...games.keys()) + 1;
      if (games.size < MOST_GAMES) games.set(newest, { text: number, picture: 1 });
      else games.set(id, { text: number, picture });
      return { ...next, games };
    }
    case 2:
      if (games.size > FEWEST_GAMES) games.delete(id);
      else games.set(id, { text: number, picture });
      return { ...next, games };
    case 3:
    case 4:
      games.set(id, { text, picture: picture + 1 });
      return { ...next, games };
    default:
      games.set(id, { text: text + 1, picture });
      return { ...next, games };
  }
}

/** Leaves out half of the games, or only the last one. */
export function withFewerGames(edition: Edition, left: 'half' | 'all-but-one'): Edition {
  const games = [...edition.games];
  const count = left === 'half' ? Math.floor(games.length / 2) : games.length - 1;
  return { ...edition, games: new Map(games.slice(0, count)) };
}
