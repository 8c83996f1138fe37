import { characterSchema } from '../../contract/partners';
import { readItem } from '../database/items';
import { askedFor } from '../passages/asked-for';
import type { NamedItem } from '../passages/names-in-text';
import { isOutOfScope } from '../out-of-scope/is-out-of-scope';
import { isMadeUp, isWordSalad } from '../passages/word-salad';
import { findBeyondGames, type BeyondGames } from './find-beyond-games';
import { findEvent } from './find-event';
import { saysLeftOut } from './fit-wishes';
import { PartnerPage } from './about-partner';
import { needsQuestionOf, noGameMeets, tellNeeds } from './can-i-play';
import { chooseGames } from './choose-game';
import type { Turn } from './companion';
import { askedOf, cardOf, type AnswerFinder, type Finding } from './find-answer';
import { LibraryReply } from './library-reply';
import { rememberedFacts } from './memory';
import { recognizeOffer } from './recognize-offer';
import {
  asksItsPicture,
  asksPartner,
  asksPartnerItself,
  isLow,
  isPersonal,
  isPicture,
  recognizeName,
  recognizeTalk,
  saysOnlyStuck,
} from './recognize-talk';
import { Speaker, type Draft } from './speaker';
import { LEAST, NEAREST_CARDS } from './thresholds';
import type { Voice } from './voice-schema';
import { isWish, namesKind, saysOnlyChoices, toldAbout, wishesOf } from './wishes';
import { mentions, words } from './words';

/** Told of a question that nothing answered, so that editors know what to write next. */
export type NoteUnanswered = (question: string, turn: Turn) => Promise<void>;

/** A message of so many characters that asks nothing need not mean anything: "mhm", "ふうん". */
const LONGEST_MURMUR = 12;

/** One reply of a partner with a voice. */
export class PartnerReply {
  private readonly speaker: Speaker;
  private readonly library: LibraryReply;

  constructor(
    private readonly turn: Turn,
    voice: Voice,
    private readonly finder: AnswerFinder,
    private readonly noteUnanswered: NoteUnanswered,
  ) {
    this.speaker = new Speaker(turn, voice);
    this.library = new LibraryReply(this.speaker, finder.shelf);
  }

  /** The reply, with what the message told about the visitor noted. */
  async speak(): Promise<Draft> {
    const { context, locale } = this.turn;
    const game = context?.game_id ?? this.speaker.memory.game?.id;
    if (game !== undefined) {
      this.speaker.talkOf(await this.finder.shelf.questionsOf(game, locale));
    }
    const draft = await this.reply();
    const visitor = toldAbout(this.turn.content, this.speaker.memory.visitor);
    return { ...draft, memory: { ...draft.memory, visitor } };
  }

  /** The answer of the library or the site; undefined for small talk. */
  async inform(): Promise<Draft | undefined> {
    const { content } = this.turn;
    if (isPicture(content) || recognizeName(content) !== undefined) return undefined;
    const answer = await this.speak();
    return answer.references.length > 0 ? answer : undefined;
  }

  private async reply(): Promise<Draft> {
    const { content } = this.turn;
    const { speaker } = this;
    if (isPicture(content)) return speaker.say('picture');
    const step = await this.library.step(content);
    if (step) return step;
    const name = recognizeName(content);
    if (name !== undefined) {
      const line = speaker.next('name_told', speaker.voice.memory.name_told, { name });
      return speaker.draft(line, { kept: { name } });
    }
    return (await this.canIPlay()) ?? (await this.direct()) ?? this.searched();
  }

  /** Answers whether one can play, by the facts of the games that are asked about; undefined for any other message. */
  private async canIPlay(): Promise<Draft | undefined> {
    const { speaker, turn, finder } = this;
    const asked = askedOf(turn, speaker.memory);
    const question = await needsQuestionOf(asked, finder.shelf);
    if (!question) return undefined;
    const { text, references, isKnown } = await tellNeeds(finder.shelf, question, turn.locale);
    const [about] = references;
    const kept = { ...(about && { game: about, page: about }), rest: [] };
    if (isKnown) return speaker.draft(speaker.around('plain', text), { references, kept });
    const finding = await finder.find(asked);
    // A ship that is flashing is no picture that flashes: where no game is asked about, a text that fits is meant.
    const isText =
      !finding.isFar && (finding.asked >= LEAST.inTheseWords || (!about && finding.isSure));
    if (isText && finding.source) return this.library.answer(finding.source, finding);
    if (!about) {
      return (await this.choose()) ?? speaker.draft(noGameMeets(question.needs, turn.locale));
    }
    await this.noteUnanswered(turn.content, turn);
    return speaker.draft(text, { references, kept });
  }

  /** Answers without a search: offers, the memory, the site, the partner, and what nobody here knows. */
  private async direct(): Promise<Draft | undefined> {
    const { content, locale, memory } = this.turn;
    const { speaker } = this;
    const offer = await this.offer();
    if (offer) return offer;
    if (mentions(content, 'remember')) {
      const { say } = words[locale];
      const facts = rememberedFacts(memory, locale).map(({ text }) => text);
      const line = facts.length > 0 ? say.remember[0] : say.remember_none[0];
      const told = (line ?? '').replace('{facts}', facts.join(say.list));
      return speaker.draft(speaker.around('plain', told));
    }
    const named = await this.finder.shelf.named(content);
    const compared = await this.library.compared(named);
    if (compared) return compared;
    const names = new Set(named.map(({ type }) => type));
    const isOfLibrary = names.has('game') || names.has('role');
    // Who is low is met before what the words are about.
    const isCalm = !isLow(recognizeTalk(content));
    if (isCalm && mentions(content, 'outside')) return this.outOfScope();
    const partner = isOfLibrary
      ? undefined
      : await this.aboutPartner(named, asksPartnerItself(content, this.isAtGame()));
    if (partner) return partner;
    // Who looks for a game names another one to say what it should be like.
    const isLikened = mentions(content, 'play') && mentions(content, 'alike');
    const isStrange = isCalm && !isLikened && mentions(content, 'strangers');
    const isNobodys = !isOfLibrary && (isStrange || mentions(content, 'nobody'));
    if (isNobodys) return this.outOfScope();
    const isEvent = mentions(content, 'events') || names.has('activity');
    const event = isEvent ? await findEvent(this.finder.shelf, content, locale) : undefined;
    return event && speaker.draft(speaker.around('plain', event.text), event);
  }

  /** The reply to something that the partner offered by itself. */
  private async offer(): Promise<Draft | undefined> {
    const { speaker, turn } = this;
    const taken = recognizeOffer(speaker.voice, turn.content);
    if (!taken) return undefined;
    const [index, offer] = taken;
    const line = speaker.next(`offer ${String(index)}`, offer.reply);
    return this.library.offered(line, offer.game);
  }

  /** True when the talk is about a game, or began at one. */
  private isAtGame(): boolean {
    return this.turn.context?.game_id !== undefined || this.speaker.memory.game !== undefined;
  }

  /** @param isSelf the partner itself is asked about, though no word says so */
  private async aboutPartner(
    named: readonly NamedItem[],
    isSelf: boolean,
  ): Promise<Draft | undefined> {
    const { content, character, locale } = this.turn;
    const other = named.find(({ type, isCommon }) => type === 'character' && !isCommon);
    if (!other && !isSelf) return undefined;
    const { db } = this.finder.shelf;
    const asked = other ? await readItem(db, 'characters', other.id, characterSchema) : character;
    const page = new PartnerPage(this.finder.shelf, locale);
    const fact = await page.tell(
      asked,
      content,
      other !== undefined,
      asksItsPicture(content, this.isAtGame()),
    );
    if (!fact) return undefined;
    const { references } = fact;
    return this.speaker.draft(this.speaker.around('plain', fact.text), { references });
  }

  /** Answers by a search, or by small talk where that is meant. */
  private async searched(): Promise<Draft> {
    const { content } = this.turn;
    const { speaker } = this;
    const talk = recognizeTalk(content);
    const asks = mentions(content, 'question');
    // "On my own, quietly" may be said by somebody who is low, and asks for no game then.
    const isOnlyChoices = !isLow(talk) && saysOnlyChoices(content);
    const isAskedFor = mentions(content, 'play') || isWish(content) || isOnlyChoices;
    const isChoice = (isAskedFor || namesKind(content)) && !askedFor(content).person;
    if (isLow(talk) && !isChoice && !asks && talk) return speaker.say(talk);
    if (talk === undefined && isMadeUp(content)) return this.outOfScope();
    const question = await this.whichGame();
    if (question) return question;
    const more = await this.library.goOn(content);
    if (more) return more;
    const finding = await this.finder.find(askedOf(this.turn, speaker.memory));
    if (finding.isOfNobody) return this.unknown(finding);
    // What one game is like is no answer to who looks for one.
    const isListed = finding.source?.ready.passage.kind === 'fact';
    const isLookedFor = isAskedFor && (isOnlyChoices || mentions(content, 'game'));
    const isOfGames = isChoice && (isLookedFor || isListed || !finding.isSure);
    if (isOfGames && !finding.isNamed) {
      const choice = await this.choose();
      if (choice) return choice;
    }
    const isTalk = talk !== undefined && (isLow(talk) || !asks || asksPartner(talk));
    const games =
      !isChoice && mentions(content, 'games') ? await this.aboutPartner([], true) : undefined;
    if (games) return games;
    const beyond = finding.isNamed || isChoice || isTalk ? undefined : await this.beyondGames();
    const isPlain = talk === undefined && !isChoice && !finding.isNamed;
    const isAsked = Math.max(finding.asked, beyond?.asked ?? 0) >= LEAST.asAsked;
    const isStrange = isPlain && !isAsked && beyond?.isOfSite !== true;
    if (isStrange && isOutOfScope(content, finding.isSure)) {
      const isShort = content.length <= LONGEST_MURMUR && !isMadeUp(content);
      const isMurmur = isShort && !isOutOfScope(content, true);
      return isMurmur && !asks ? speaker.anything() : this.outOfScope();
    }
    if (isStrange && (await isWordSalad(this.finder.shelf.db, content)))
      return this.unknown(finding);
    // What players ask of a game in just these words is not meant of the service.
    const isOfGame = beyond !== undefined && finding.asked >= Math.max(beyond.asked, LEAST.asAsked);
    const isBeyond =
      beyond !== undefined && !isOfGame && (beyond.isOfSite || beyond.score > finding.score);
    const isToldBeyond = isBeyond && (beyond.isOfSite || beyond.asked >= LEAST.beyond.asked);
    // "Any tips?" asks the partner; "any tips for the casino?" does not.
    const isMeant = isToldBeyond || isPersonal(content) || (isTalk && (isLow(talk) || !asks));
    if (finding.isUntold && !isMeant) return this.unknown(finding);
    if (isBeyond) {
      return speaker.draft(speaker.around('plain', beyond.text), { references: beyond.references });
    }
    if (finding.namesakes.length > 0) return this.library.whichOne(finding.namesakes);
    if (finding.source && (finding.isSure || !isTalk)) {
      const { source, others } = finding;
      if (!finding.isGuess) return this.library.answer(source, finding);
      return this.unknown({ others: [source.ready, ...others].slice(0, NEAREST_CARDS) });
    }
    if (talk) return speaker.say(talk);
    const self = finding.isNamed ? undefined : await this.aboutPartner([], true);
    if (self) return self;
    return asks || finding.isNamed ? this.unknown(finding) : speaker.anything();
  }

  /** Asks whoever is stuck, and says nothing else, in which game; undefined where one is talked of or anything else is said. */
  private async whichGame(): Promise<Draft | undefined> {
    const { content, locale } = this.turn;
    const { speaker, finder } = this;
    const stuck = saysOnlyStuck(content);
    if (!stuck || this.isAtGame() || (await finder.shelf.named(content)).length > 0)
      return undefined;
    return speaker.draft(words[locale].say.which_game[stuck]);
  }

  private beyondGames(): Promise<BeyondGames | undefined> {
    const { content, locale, character } = this.turn;
    return findBeyondGames(this.finder.shelf, { content, locale, partner: character.id });
  }

  private async choose(): Promise<Draft | undefined> {
    const { content, locale, character } = this.turn;
    const { speaker, finder } = this;
    const wishes = wishesOf(content, speaker.memory.visitor);
    const { games, left } = await chooseGames(finder.shelf.db, {
      ...{ content, locale, wishes, ownGames: character.game_ids },
      isOwnOnly: mentions(content, 'games'),
    });
    if (games.length === 0) return undefined;
    return this.library.choice(games, left && saysLeftOut(left, content, wishes, locale));
  }

  /** Nobody here can know it: no section is near, and editors need not hear of it. */
  private outOfScope(): Draft {
    const { speaker } = this;
    return speaker.draft(speaker.next('unknown', speaker.voice.library.unknown));
  }

  /** Nobody here knows it: the nearest sections are shown, and the question is kept for the editors. */
  private async unknown({ others }: Pick<Finding, 'others'>): Promise<Draft> {
    const { content } = this.turn;
    const { speaker } = this;
    const references = isPersonal(content) ? [] : others.map(cardOf);
    if (!isPersonal(content)) await this.noteUnanswered(content, this.turn);
    return speaker.draft(speaker.next('unknown', speaker.voice.library.unknown), { references });
  }
}
