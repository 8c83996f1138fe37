import { toSection, type ChatFragment } from './chat-fragment';
import { paramSource, routes } from './table';

/** Quests and games have ids as partners have. */
const ID = new RegExp(`^${paramSource(routes.partnerChat, 'id')}$`);

/** Reads the fragment of a chat's address; what is no id of a quest or game is left out. */
export function readChatFragment(hash: string): ChatFragment {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const idOf = (name: string): string | undefined => {
    const id = parameters.get(name);
    return id !== null && ID.test(id) ? id : undefined;
  };
  const ask = parameters.get('ask')?.trim();
  const opened = parameters.get('opened') ?? '';
  return {
    quest: idOf('quest'),
    ask: ask === '' ? undefined : ask,
    game: idOf('game'),
    section: toSection(parameters.get('section') ?? ''),
    opened: /^[123]$/.test(opened) ? Number(opened) : undefined,
  };
}
