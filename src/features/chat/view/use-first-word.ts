import { rememberFirstWord, useFirstWords } from '../../../platform/chats/first-words';
import type { ChatMessage } from '../conversation/conversation';
import type { PartnerFacts } from './partner-facts';

/** The clocks of browser and server may differ by so much, in milliseconds. */
const CLOCKS_MS = 5 * 60_000;

/** Words to a partner's greeting, before the conversation itself. */
export interface FirstWordToPartner {
  /** The answer that was tapped in this tab, here or on another page. */
  readonly said: PartnerFacts['answers'][number] | undefined;
  /** Answers that can be tapped: those of a conversation that has not begun. */
  readonly answers: PartnerFacts['answers'];
  readonly say: (answer: number) => void;
}

/** Keeps what was said to a greeting as the beginning of the conversation; an older conversation has another one. */
export function useFirstWord(
  { id, answers }: PartnerFacts,
  messages: readonly ChatMessage[],
): FirstWordToPartner {
  const word = useFirstWords((words) => words[id]);
  const begun = messages[0]?.createdAt;
  const isBeginning =
    word !== undefined && !(begun !== undefined && Date.parse(begun) < word.at - CLOCKS_MS);
  const said = isBeginning ? answers[word.answer] : undefined;
  return {
    said,
    answers: said === undefined && begun === undefined ? answers : [],
    say: (answer) => rememberFirstWord(id, answer),
  };
}
