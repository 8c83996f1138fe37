import type { Locale } from '../../config/locales';
import type { AskedFor } from '../passages/asked-for';
import type { PagePassage, Ranked } from './library-shelf';
import { fillLine } from './line-picker';
import { pickSentences } from './pick-sentences';
import { CLOSE, MOST_BESIDE } from './thresholds';
import { words } from './words';

/** A passage that a reply draws on. */
export interface Source {
  readonly ready: PagePassage;
  /** Words about the question; empty for a spoiler, whose steps are told one by one. */
  readonly text: string;
}

/** Says of a passage on another page whom it is about, or which part of the game. */
function leadOf({ page, passage }: PagePassage, locale: Locale): string {
  const isOfGame = page.type === 'game' && passage.kind !== 'fact';
  const title = (isOfGame ? passage.heading : undefined) ?? page.title;
  return fillLine(words[locale].say.beside, { title });
}

/** Draws an answer from a passage, with what others of its game say too that fit nearly as well: of its page, and of the cards beside it. */
export function drawAnswer(
  best: Ranked,
  { ranked, others }: Record<'ranked' | 'others', readonly Ranked[]>,
  asked: AskedFor,
  locale: Locale,
): Source {
  const isClose = ({ score, page, passage }: Ranked): boolean =>
    page.gameId === best.page.gameId && passage.kind !== 'spoiler' && score >= CLOSE * best.score;
  const ofPage = ranked.filter(
    (each) => each.passage !== best.passage && each.page.id === best.page.id && isClose(each),
  );
  const ofOthers = others.filter((each) => each.page.id !== best.page.id && isClose(each));
  const beside = [
    ...ofPage.slice(0, MOST_BESIDE),
    ...ofOthers.slice(0, MOST_BESIDE).map((each) => ({ ...each, lead: leadOf(each, locale) })),
  ];
  return { ready: best, text: pickSentences(best, beside, asked, locale) };
}

/** Draws an answer from a passage alone. */
export function drawAlone(ready: PagePassage, asked: AskedFor, locale: Locale): Source {
  return { ready, text: pickSentences(ready, [], asked, locale) };
}
