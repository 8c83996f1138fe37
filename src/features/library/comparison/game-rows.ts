import { DOT } from '../../../i18n/dot';
import { fallbackLang } from '../../../i18n/fallback-lang';
import type { ComparedGame } from './compared-games';
import {
  filledRows,
  toRow,
  type Cell,
  type ComparedHead,
  type ComparisonRow,
  type RowTopic,
} from './comparison-rows';

function partnerCell({ character }: ComparedGame): Cell {
  if (!character) return { text: '' };
  const { characterId, avatar, text } = character;
  return {
    text: text.name,
    lang: fallbackLang(text, 'name'),
    link: { to: 'partnerDetail', id: characterId, picture: avatar },
  };
}

/** The needs that a game is known to meet or not, each with its name. */
function toldNeeds({ access, accessInWords: words }: ComparedGame) {
  if (!access || !words) return [];
  return [...access.yes, ...access.no].map((need, at) => ({
    ...{ need, label: words.known[at] ?? '' },
    ...({ answer: at < access.yes.length ? 'yes' : 'no' } as const),
  }));
}

/** Makes a row of each need, in the order in which a game tells them; what is known of no game is left out. */
function accessRows(games: readonly ComparedGame[]): ComparisonRow[] {
  const told = games.map(toldNeeds);
  const labels = new Map(told.flat().map(({ need, label }) => [need, label]));
  return Array.from(labels, ([need, label]) =>
    toRow(
      { kind: 'access', need, label },
      told.map((needs) => {
        const { answer = 'unknown' } = needs.find((each) => each.need === need) ?? {};
        return { text: '', answer };
      }),
    ),
  );
}

/** Makes the row of how long a sitting takes, with bars on one scale where the times are known. */
function sessionRow(games: readonly ComparedGame[]): ComparisonRow {
  const spanOf = ({ sessionMinutes: known }: ComparedGame): [number, number] | undefined =>
    known ? [known.min, known.max] : undefined;
  const longest = Math.max(...games.map((game) => spanOf(game)?.[1] ?? 0));
  return toRow(
    { kind: 'session', longest },
    games.map((game) => {
      const [begin, end] = spanOf(game) ?? [];
      const span =
        begin === undefined || end === undefined || longest === 0
          ? undefined
          : ([begin / longest, end / longest] as const);
      return { text: game.sessionInWords ?? '', span };
    }),
  );
}

/**
 * Makes the rows of a comparison of games: for how many, how long and in which mood, what helps to choose one; then what it is
 * about, whose lines are many on a phone; then the rest.
 */
export function gameRows(games: readonly ComparedGame[]): ComparisonRow[] {
  const row = (topic: RowTopic, cellOf: (game: ComparedGame) => Cell) =>
    toRow(topic, games.map(cellOf));
  return filledRows([
    row({ kind: 'players' }, ({ playersInWords }) => ({ text: playersInWords ?? '' })),
    sessionRow(games),
    row({ kind: 'moods' }, ({ moodsInWords }) => ({ text: moodsInWords.join(DOT) })),
    row({ kind: 'teaser' }, ({ text }) => ({
      text: text.summary,
      lang: fallbackLang(text, 'summary'),
    })),
    row({ kind: 'game-tags' }, ({ text }) => ({
      text: text.tags.map(({ label }) => label).join(DOT),
      lang: fallbackLang(text, 'tags'),
    })),
    row({ kind: 'platforms' }, ({ platforms }) => ({ text: platforms.join(DOT) })),
    row({ kind: 'released' }, ({ released }) => ({ text: released ?? '' })),
    ...accessRows(games),
    row({ kind: 'checked' }, ({ accessInWords }) => ({ text: accessInWords?.checked ?? '' })),
    row({ kind: 'partner' }, partnerCell),
  ]);
}

export function gameHead({ gameId, cover, text }: ComparedGame): ComparedHead {
  return { id: gameId, name: text.name, lang: fallbackLang(text, 'name'), picture: cover };
}
