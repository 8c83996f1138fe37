import type { Locale } from '../../config/locales';
import type { WireReference } from '../../contract';
import type { Reply, Turn } from './companion';
import { LinePicker, fillLine, type Lines, type Slots } from './line-picker';
import { withStop } from './pick-sentences';
import { textKey } from '../passages/text-key';
import { readMemory, type Memory } from './memory';
import type { Talk, Voice } from './voice-schema';
import { isLow } from './recognize-talk';
import { words } from './words';

/** Milliseconds without a word after which the partner notices. */
const LONG_PAUSE_MS = 8 * 60 * 60 * 1000;

/** Number of messages about nothing after which the partner comes back to something said before. */
const RECALL_EVERY = 4;

/** The longest text, in characters, that the partner's words may stand on both sides of. */
const SHORT: Readonly<Record<Locale, number>> = { zh: 45, en: 110, ja: 55 };

/** A reply before it is written, and what the partner remembers after it. */
export type Draft = Pick<Reply, 'content' | 'references' | 'suggestions'> & { memory: Memory };

/** Parts of a draft besides its words. */
interface DraftParts {
  readonly references?: readonly WireReference[];
  readonly suggestions?: readonly string[];
  readonly kept?: Partial<Memory>;
}

/** Says one reply in a partner's voice, and remembers which lines were said. */
export class Speaker {
  private readonly lines: LinePicker;
  readonly memory: Memory;
  private gameQuestions: readonly string[] = [];

  constructor(
    readonly turn: Turn,
    readonly voice: Voice,
  ) {
    this.memory = readMemory(turn.memory);
    this.lines = new LinePicker(turn.conversation_id, turn.locale, this.memory.spoken);
  }

  /** Notes what can be asked about the game that is talked of: these questions come before the partner's own. */
  talkOf(questions: readonly string[]): void {
    const { turn } = this;
    const own = turn.history.filter(({ sender }) => sender === 'user');
    const asked = new Set([...own.map(({ content }) => content), turn.content].map(textKey));
    this.gameQuestions = questions.filter((question) => !asked.has(textKey(question)));
  }

  draft(content: string, { references = [], suggestions, kept = {} }: DraftParts = {}): Draft {
    const chips = suggestions ?? this.questions(3);
    return {
      content,
      references,
      suggestions: chips,
      memory: {
        ...this.memory,
        hint: this.hintLeft(kept.game),
        ...kept,
        turns: this.memory.turns + 1,
        spoken: this.lines.spoken(),
      },
    };
  }

  /** The spoiler that was being told, to be gone on with later; none once the talk is of another game. */
  private hintLeft(game: Memory['game']): Memory['hint'] {
    const { hint } = this.memory;
    const isElsewhere = game !== undefined && game.id !== hint?.game;
    return hint && !isElsewhere ? { ...hint, isLeft: true } : undefined;
  }

  next(occasion: string, lines: Lines, slots: Slots = {}): string {
    return this.lines.next(occasion, lines, slots);
  }

  /** Questions that the visitor might ask, each once, those about the game that is talked of first. */
  questions(count: number): string[] {
    const { questions } = this.voice.suggestions;
    const chosen = new Set(this.gameQuestions.slice(0, count));
    // A new round of the lines may begin with one that ended the round before.
    for (let tries = 0; chosen.size < count && tries < 2 * count; tries += 1) {
      chosen.add(this.next('questions', questions));
    }
    return [...chosen];
  }

  /** A text in the partner's words, which open or close it, and do both only where it is short. */
  around(
    occasion: 'plain' | 'hint' | 'game' | 'role' | 'section',
    told: string,
    slots: Slots = {},
  ): string {
    const { locale } = this.turn;
    const text = withStop(told, locale);
    const line = this.next(`library ${occasion}`, this.voice.library[occasion]);
    const [before = '', behind = ''] = line.split('{text}').map((part) => fillLine(part, slots));
    if (Array.from(text).length <= SHORT[locale]) return fillLine(line, { ...slots, text });
    const isOpening = /\p{L}/u.test(before);
    return (isOpening ? before + text : text + behind).trim();
  }

  /** Small talk. */
  say(talk: Talk): Draft {
    const { voice, memory } = this;
    const line = this.next(talk, voice.talk[talk]);
    const kept = { wasLow: memory.wasLow || isLow(talk) };
    // Who is low is not asked about games.
    if (isLow(talk))
      return this.draft(line, { kept, suggestions: words[this.turn.locale].say.quiet });
    if (talk !== 'hello') return this.draft(line, { kept });
    if (this.isBack()) return this.draft(this.next('later', voice.talk.later), { kept });
    if (memory.name === undefined) return this.draft(line, { kept });
    return this.draft(this.next('name', voice.memory.name, { name: memory.name }), { kept });
  }

  /** True when the visitor comes back after a long time. */
  private isBack(): boolean {
    const last = this.turn.history.at(-1);
    return (
      last !== undefined && this.turn.now.getTime() - Date.parse(last.created_at) > LONG_PAUSE_MS
    );
  }

  /** A reply to words about nothing: now and then the partner comes back to what was said before. */
  anything(): Draft {
    const { memory, voice } = this;
    if ((memory.turns + 1) % RECALL_EVERY === 0) {
      if (memory.wasLow) {
        const kept = { wasLow: false };
        return this.draft(this.next('mood', voice.memory.mood), { kept });
      }
      if (memory.game) {
        const { title } = memory.game;
        const line = this.next('game', voice.memory.game, { title });
        return this.draft(line, { references: [memory.game] });
      }
    }
    return this.draft(this.next('anything', voice.talk.anything));
  }
}
