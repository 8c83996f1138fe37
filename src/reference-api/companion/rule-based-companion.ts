import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { translate, type WireQuest } from '../../contract';
import type { Companion, Reply, Turn } from './companion';
import { comfort, isAfterDistress, isDistressed, stayGentle } from './distress';
import type { AnswerFinder } from './find-answer';
import { LinePicker } from './line-picker';
import { readMemory } from './memory';
import { simulateTyping } from './typing-simulation';
import { playScene } from './play-scene';
import type { Voices } from './read-voices';
import { PartnerReply, type NoteUnanswered } from './partner-reply';
import type { Draft } from './speaker';
import type { Story } from './story-schema';

/** A scene's turn, played by its story. */
function playTurn(turn: Turn, story: Story, quest: WireQuest): Draft & Pick<Reply, 'quest'> {
  const { conversation_id, locale, content } = turn;
  const memory = readMemory(turn.memory);
  const lines = new LinePicker(conversation_id, locale, memory.spoken);
  const opening = translate(quest, quest.i18n, locale).texts.opening_message;
  const { step } = memory;
  const played = playScene({ story, quest, opening, content, locale, step, lines });
  return {
    content: played.content,
    references: [],
    suggestions: played.suggestions,
    quest: played.quest,
    memory: { ...memory, step: played.step, turns: memory.turns + 1, spoken: lines.spoken() },
  };
}

/** A partner that has no voice of its own cannot talk. */
class NoVoiceError extends Error {
  constructor(character_id: string) {
    super(`There is no voice for ${character_id}: expected sample/voices/${character_id}.json`);
    this.name = 'NoVoiceError';
  }
}

/**
 * Replies that are thought out at a time; writing them takes no processor. All have one thread, so that more of them would
 * end no sooner, and messages that come meanwhile would wait for all of them before they are stored.
 */
const REPLIES_AT_ONCE = 2;

interface CompanionParts {
  readonly library: AnswerFinder;
  /** Told of each question that nobody here could answer. */
  readonly noteUnanswered?: NoteUnanswered;
  readonly voices: Voices;
  /** Milliseconds between the words of a reply as it is written. */
  readonly wordMs: number;
}

/**
 * Partners that answer from the library, from lines written for each of them and from written stories, without any service:
 * the same conversation goes the same way. Words of distress are met before anything else, and not forgotten soon.
 */
export function createRuleBasedCompanion({
  library,
  noteUnanswered = () => Promise.resolve(),
  voices,
  wordMs,
}: CompanionParts): Companion {
  const thinking = pLimit(REPLIES_AT_ONCE);

  async function answer(turn: Turn): Promise<Omit<Reply, 'origin'>> {
    const { character, quest } = turn;
    if (isDistressed(turn)) return comfort(turn);
    const voice = voices.voiceOf(character.id);
    if (!voice) throw new NoVoiceError(character.id);
    const story = quest && voices.storyOf(quest.id);
    const speaker = new PartnerReply(turn, voice, library, noteUnanswered);
    if (isAfterDistress(turn)) {
      return stayGentle(turn, story ? playTurn(turn, story, quest) : await speaker.inform());
    }
    return story ? playTurn(turn, story, quest) : speaker.speak();
  }

  return {
    reply: async (turn, write, signal) => {
      const think = async (): ReturnType<typeof answer> => {
        // The database answers at once, so that without this one reply would follow the other, and nobody else be heard.
        await nextTurn();
        // A server that ends waits for what has begun, and begins nothing.
        signal.throwIfAborted();
        return answer(turn);
      };
      const reply: Reply = { ...(await thinking(think)), origin: 'script' };
      await simulateTyping(reply.content, write, { locale: turn.locale, wordMs, signal });
      return reply;
    },
  };
}
