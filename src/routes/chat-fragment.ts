// Pages do without this file in their first load, so `index.ts` leaves it out.
import { paramSource, routes } from './table';

/** A quest has an id as a partner has. */
const ID = new RegExp(`^${paramSource(routes.partnerChat, 'id')}$`);

/** Request in the fragment of a chat's address; the query is carried from page to page and holds no state. */
export interface ChatFragment {
  /** The quest that is played. */
  readonly quest?: string | undefined;
  /** Words that are written into an empty field when the chat opens. */
  readonly ask?: string | undefined;
}

/** The fragment of a chat's address, with its `#`; empty when there is nothing to say. */
export function chatFragment({ quest, ask }: ChatFragment): string {
  const parameters = new URLSearchParams();
  if (quest !== undefined) parameters.set('quest', quest);
  if (ask !== undefined) parameters.set('ask', ask);
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** Reads the fragment of a chat's address; what is no id of a quest is left out. */
export function readChatFragment(hash: string): ChatFragment {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const quest = parameters.get('quest');
  const ask = parameters.get('ask')?.trim();
  return {
    quest: quest !== null && ID.test(quest) ? quest : undefined,
    ask: ask === '' ? undefined : ask,
  };
}
