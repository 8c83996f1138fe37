import type { Locale } from '../../config/locales';
import { languageOf } from '../passages/synonyms';
import type { LibraryShelf, Ranked } from './library-shelf';
import { DESCRIBED } from './thresholds';
import { mentions } from './words';

/** The game that a message tells of before it asks, such as "that dream sewing game, which thread is cheap?". */
export interface DescribedGame {
  readonly id: string;
  /** The question about it, without the description. */
  readonly rest: string;
}

/** A description with the word for a game, and what comes behind it, in each language. */
const SHAPES: Readonly<Record<Locale, RegExp>> = {
  zh: /^(?:[^，,。？?]{1,12}[，,。\s]+)?([^，,。？?\s]{2,20}?游戏[里中面]*|[^，,。？?\s]{2,20}?(?:那个|那款)(?:里面?|你(?:晓得|知道|懂)[不吗吧]?|(?=[，,。\s])))[，,。\s]*(.{4,})$/u,
  en: /^((?:[^,.?!]{2,50}?) (?:game|one)\b(?: (?:w|with|where|about|that has)\b[^,.?!]{3,50}(?=[,.]))?)[,.:;]*\s+(.{8,})$/iu,
  ja: /^([^、。？?\s]{3,24}?(?:ゲーム|やつ))(?:なん|だけど|さあ?|で|の|は|、|。|\s)+(.{4,})$/u,
};

/** Words by which one game is meant, and not any that is so. */
const ONE = /那个|那款|\bthat\b|^(?:(?:so|ok|and|in) )*the\b|あの|やつ/iu;

/** Words that say that a game is told of, not which. */
const MARKS =
  /那个|那款|游戏|里|あの|ゲーム|やつ|\b(?:so|in|the|that|game|one|w|with|where|about|ur|you're)\b/giu;

/** How much of a description a game's passages have: all of the best one's item, and how well its best passage fits. */
interface Fit {
  ofItem: number;
  score: number;
}

function fitsOf(passages: readonly Ranked[]): ReadonlyMap<string, Fit> {
  const fits = new Map<string, Fit>();
  for (const { page, ofItem, score } of passages) {
    const before = fits.get(page.gameId) ?? { ofItem: 0, score: 0 };
    fits.set(page.gameId, {
      ofItem: Math.max(before.ofItem, ofItem),
      score: Math.max(before.score, score),
    });
  }
  return fits;
}

/**
 * Finds the game that the beginning of a message describes, by what all games tell: undefined where it describes none, or
 * where another game fits nearly as well.
 */
export async function findDescribedGame(
  content: string,
  shelf: LibraryShelf,
): Promise<DescribedGame | undefined> {
  const locale = languageOf(content);
  const [, told = '', rest = ''] = SHAPES[locale].exec(content) ?? [];
  const query = told.replaceAll(MARKS, ' ').trim();
  const isAny = !ONE.test(told) && mentions(content, 'play');
  if (query === '' || isAny || mentions(told, 'this_game')) return undefined;
  const fits = fitsOf(await shelf.find({ query, locale }));
  const sum = ({ ofItem, score }: Fit): number => ofItem + score;
  const [best, second] = [...fits].sort(([, one], [, other]) => sum(other) - sum(one));
  if (!best) return undefined;
  const [id, fit] = best;
  const highest = Math.max(...[...fits.values()].map(({ score }) => score));
  const isAhead = ({ ofItem, ahead }: { readonly ofItem: number; readonly ahead: number }) =>
    fit.ofItem >= ofItem && (second === undefined || sum(fit) >= ahead * sum(second[1]));
  const isClear =
    fit.score >= DESCRIBED.score * highest && (isAhead(DESCRIBED.near) || isAhead(DESCRIBED.far));
  return isClear ? { id, rest } : undefined;
}
