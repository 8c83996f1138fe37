import type { Fault } from './fault';
import type { Term } from './glossary';
import type { ParallelText } from './parallel-texts';
import { COMMON_GAMES, TOLD_PAIRS, TOLD_SHARE } from './thresholds';

/** Pairs of neighbours among the characters of a Chinese text, and its figures. */
function pairsIn(text: string): Set<string> {
  const runs = text.replaceAll('*', '').match(/\p{Script=Han}+|\d+/gu) ?? [];
  return new Set(
    runs.flatMap((run) =>
      /\d/.test(run) ? [run] : Array.from(run.slice(1), (sign, at) => (run[at] ?? '') + sign),
    ),
  );
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<=[。！？；：])|\n+/);
}

function isFold({ at }: ParallelText): boolean {
  return at.endsWith('.fold');
}

/**
 * Gathers the pairs of characters that many games use.
 * @param games the texts of each game
 */
export function commonPairs(games: readonly (readonly ParallelText[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const texts of games) {
    for (const pair of pairsIn(texts.map(({ texts: { zh } }) => zh).join('\n'))) {
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > COMMON_GAMES).map(([pair]) => pair));
}

/**
 * Finds what stands in plain text of a game and tells the last step of a fold. It reads the Chinese texts alone, which
 * the others translate. Names of the glossary tell nothing, and neither does what the question says itself.
 */
export function toldAnswers(
  texts: readonly ParallelText[],
  terms: readonly Term[],
  common: ReadonlySet<string>,
): Fault[] {
  const names = terms.flatMap(({ zh }) => zh);
  const withoutNames = (text: string): string =>
    names.reduce((left, name) => left.replaceAll(name, '|'), text);
  const plain = texts
    .filter((text) => !isFold(text))
    .flatMap(({ at, texts: { zh } }) =>
      sentencesIn(zh).map((sentence) => ({ at, pairs: pairsIn(withoutNames(sentence)) })),
    );
  return texts.filter(isFold).flatMap(({ at: fold, texts: { zh } }) => {
    const [question = '', ...steps] = zh.split(/\n> *(?=\d\. )/);
    const asked = pairsIn(question);
    return sentencesIn(steps.at(-1) ?? '').flatMap((sentence) => {
      const own = [...pairsIn(withoutNames(sentence))].filter(
        (pair) => !asked.has(pair) && !common.has(pair),
      );
      return plain.flatMap(({ at, pairs }): Fault[] => {
        const told = own.filter((pair) => pairs.has(pair));
        if (told.length < Math.max(TOLD_PAIRS, own.length * TOLD_SHARE)) return [];
        return [
          {
            at,
            locale: 'zh',
            what: fold,
            says: `tells the last step of ${fold}: ${told.join(' ')}`,
          },
        ];
      });
    });
  });
}
