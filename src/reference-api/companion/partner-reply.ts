import type { WireReference } from '../../contract';
import type { Reply, Turn } from './companion';
import type { Ambiguous, LibraryAnswer, LibraryReader } from './find-in-library';
import { LinePicker, type Slots } from './line-picker';
import { readMemory, type Memory } from './memory';
import type { Talk, Voice } from './voice-schema';
import {
  isPersonal,
  isPicture,
  isQuestion,
  recognizeName,
  recognizePage,
  recognizeTalk,
} from './message-intents';

/** Milliseconds without a word after which the partner notices. */
const LONG_PAUSE_MS = 8 * 60 * 60 * 1000;

/** Number of messages about nothing after which the partner comes back to something said before. */
const RECALL_EVERY = 4;

/** Items of one name that a reply lists at the most. */
const MOST_NAMESAKES = 3;

/** The longest name, in characters, that a button with a question may have in it. */
const LONGEST_OFFERED = 100;

const LOW_MOODS: readonly (Talk | undefined)[] = ['sad', 'tired', 'angry', 'lonely'];

/** A reply before it is written, and what the partner remembers after it. */
export type Draft = Pick<Reply, 'content' | 'references' | 'suggestions'> & { memory: Memory };

/** One reply of a partner with a voice. */
export class PartnerReply {
  private readonly lines: LinePicker;
  private readonly memory: Memory;

  constructor(
    private readonly turn: Turn,
    private readonly voice: Voice,
    private readonly library: LibraryReader,
  ) {
    this.memory = readMemory(turn.memory);
    this.lines = new LinePicker(turn.conversation_id, turn.locale, this.memory.spoken);
  }

  async speak(): Promise<Draft> {
    const { content } = this.turn;
    const talk = recognizeTalk(content);
    if (isPicture(content)) return this.say('picture');
    if (this.isRepeated()) return this.say('repeat');
    const name = recognizeName(content);
    if (name !== undefined) {
      return this.draft(this.lines.next('name_told', this.voice.memory.name_told, { name }), {
        name,
      });
    }
    const answer = await this.fromLibrary(talk);
    if (answer) return answer;
    if (talk) return this.say(talk);
    return this.anything();
  }

  /** The answer of the library or the site; undefined for small talk. */
  async inform(): Promise<Draft | undefined> {
    const { content } = this.turn;
    if (isPicture(content) || recognizeName(content) !== undefined) return undefined;
    const answer = await this.fromLibrary(recognizeTalk(content));
    return answer && answer.references.length > 0 ? answer : undefined;
  }

  private isRepeated(): boolean {
    const mine = this.turn.history.filter(({ sender }) => sender === 'user');
    return mine.at(-1)?.content.trim() === this.turn.content.trim();
  }

  /** True when the visitor comes back after a long time. */
  private isBack(): boolean {
    const last = this.turn.history.at(-1);
    return (
      last !== undefined && this.turn.now.getTime() - Date.parse(last.created_at) > LONG_PAUSE_MS
    );
  }

  private draft(
    content: string,
    kept: Partial<Memory> = {},
    references: readonly WireReference[] = [],
    suggestions = this.questions(3),
  ): Draft {
    return {
      content,
      references,
      suggestions,
      memory: {
        ...this.memory,
        ...kept,
        turns: this.memory.turns + 1,
        spoken: this.lines.spoken(),
      },
    };
  }

  private questions(count: number): string[] {
    const { questions } = this.voice.suggestions;
    const chosen = new Set<string>();
    // A new round of the lines may begin with one that ended the round before.
    for (let tries = 0; chosen.size < count && tries < 2 * count; tries += 1) {
      chosen.add(this.lines.next('questions', questions));
    }
    return [...chosen];
  }

  private say(talk: Talk): Draft {
    const { voice, memory } = this;
    const line = this.lines.next(talk, voice.talk[talk]);
    const wasLow = memory.wasLow || LOW_MOODS.includes(talk);
    if (talk !== 'hello') return this.draft(line, { wasLow });
    if (this.isBack()) return this.draft(this.lines.next('later', voice.talk.later), { wasLow });
    if (memory.name === undefined) return this.draft(line, { wasLow });
    const greeting = this.lines.next('name', voice.memory.name, { name: memory.name });
    return this.draft(greeting, { wasLow });
  }

  private async fromLibrary(talk: Talk | undefined): Promise<Draft | undefined> {
    const { content, locale, character } = this.turn;
    const page = recognizePage(content, locale);
    const asks = isQuestion(content);
    const found = await this.library.find({
      content,
      locale,
      gameIds: character.game_ids,
      before: this.memory.article,
    });
    if (found && 'articles' in found) return this.whichOne(found);
    if (found?.isNamed) return this.answer(found);
    if (page) return this.draft(page.answer, {}, [page.reference]);
    // Words like "sad" or "bye" say more than what the library happens to hold of them.
    if (talk) return undefined;
    if (found && asks) return this.answer(found);
    return asks && !isPersonal(content) ? this.unknown() : undefined;
  }

  private answer({ article, section, text }: LibraryAnswer): Draft {
    const { type, id, title } = article;
    const { library, suggestions } = this.voice;
    const isAgain =
      this.memory.article?.id === id && this.turn.history.at(-1)?.content.includes(text) === true;
    const slots: Slots = { title, text, section: section ?? '' };
    const occasion = isAgain
      ? 'again'
      : section === undefined || type === 'role'
        ? type
        : 'section';
    const line = this.lines.next(`library ${occasion}`, library[occasion], slots);
    const followUps =
      type === 'game' && title.length <= LONGEST_OFFERED
        ? [this.lines.next('after_library', suggestions.after_library, { title })]
        : [];
    return this.draft(
      line,
      { article: { type, id, title } },
      [{ type, id, title }],
      [...followUps, ...this.questions(3 - followUps.length)],
    );
  }

  private whichOne({ articles }: Ambiguous): Draft {
    const named = articles.slice(0, MOST_NAMESAKES);
    const titles = [...new Set(named.map(({ title }) => title))].join(' / ');
    const references = named.map(({ type, id, title }) => ({ type, id, title }));
    const line = this.lines.next('several', this.voice.library.several, { titles });
    return this.draft(line, {}, references);
  }

  private unknown(): Draft {
    return this.draft(this.lines.next('unknown', this.voice.library.unknown));
  }

  private anything(): Draft {
    const { memory, voice } = this;
    if ((memory.turns + 1) % RECALL_EVERY === 0) {
      if (memory.wasLow) {
        return this.draft(this.lines.next('mood', voice.memory.mood), { wasLow: false });
      }
      if (memory.article) {
        const { title } = memory.article;
        return this.draft(this.lines.next('game', voice.memory.game, { title }), {}, [
          memory.article,
        ]);
      }
    }
    return this.draft(this.lines.next('anything', voice.talk.anything));
  }
}
