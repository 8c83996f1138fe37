import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../config/locales';
import { askedFor } from '../passages/asked-for';
import { saysNothing } from '../passages/query-words';
import { findPassages, type FoundPassage } from '../passages/find-passages';
import type { PartnerFact } from './about-partner';
import { cardOf } from './find-answer';
import { titleOf, type LibraryShelf } from './library-shelf';
import { pickSentences } from './pick-sentences';
import { mentions } from './words';
import { ASKED_MORE_OF_PAGE, BESIDE_PAGE, LEAST, MOST_CARDS } from './thresholds';

/** Something that stands outside the games, and how well it answers: comparable with passages of games. */
export interface BeyondGames extends PartnerFact {
  readonly score: number;
  /** The part of the message that people ask for it in much the same words: 0 to 1. */
  readonly asked: number;
  /** True when the message has a word of the service: no game answers it. */
  readonly isOfSite: boolean;
}

/** True for what is asked for with much the same words, and for what of a page or an event has most of a message. */
function isMeant(
  { item: { type }, asked, evidence: { weight, share } }: FoundPassage,
  isOfSite: boolean,
): boolean {
  if (asked >= LEAST.beyond.asked) return true;
  if (type !== 'page' && type !== 'activity') return false;
  const least = LEAST.beyond[isOfSite ? 'ofSite' : type];
  return weight >= least.weight && share >= least.share;
}

/**
 * Finds what pages of the site, events, or the partner's own page say to a message: it must be much like what people ask
 * of them, because their words are everyday ones. What has a word of the service, such as a refund, is asked of its pages.
 */
export async function findBeyondGames(
  shelf: LibraryShelf,
  { content: query, locale, partner }: { content: string; locale: Locale; partner: string },
): Promise<BeyondGames | undefined> {
  // Words that every question has stand in every text.
  if (saysNothing(query)) return undefined;
  const isOfSite = mentions(query, 'site');
  const { passages } = await findPassages(shelf.db, {
    ...{ query, locale, limit: 9 },
    types: isOfSite ? ['page'] : ['page', 'activity', 'character'],
  });
  const meant = passages.filter(
    (each) =>
      isMeant(each, isOfSite) && (each.item.type !== 'character' || each.item.id === partner),
  );
  const [first] = meant;
  if (!first) return undefined;
  // What people ask for in just these words is meant rather than a text that has the words in its heading.
  const best = meant.reduce(
    (most, each) => (each.asked > most.asked + ASKED_MORE_OF_PAGE ? each : most),
    first,
  );
  const beside = meant.filter(
    ({ item, score }) => item.type === best.item.type && score >= BESIDE_PAGE * best.score,
  );
  const shown = [best, ...beside.filter((each) => each !== best)];
  const cards = await Promise.all(
    shown.map(async (each) => {
      const { type, id } = each.item;
      const item = await shelf.read(type, id);
      return (
        item && cardOf({ ...each, page: { type, id, title: titleOf(item, locale), gameId: '' } })
      );
    }),
  );
  return {
    // Conditions of a legal text may not be left out.
    text:
      best.item.type === 'page'
        ? best.passage.text
        : pickSentences(best, [], askedFor(query), locale),
    references: cards
      .filter((card) => card !== undefined)
      .filter((card, at, all) => all.findIndex((each) => isDeepStrictEqual(each, card)) === at)
      .slice(0, MOST_CARDS),
    score: best.score,
    asked: best.asked,
    isOfSite,
  };
}
