import { useState, type ReactNode } from 'react';
import { readCompanionMemory } from '../../../api-client/companion-memory';
import { useSession } from '../../../api-client/session/session';
import { useAsync } from '../../../api-client/use-async';
import { useStrings } from '../../../i18n/use-strings';
import { useLazy } from '../../../platform/loading/use-lazy';
import type { MenuAction } from '../../../ui/menu';
import type { PartnerFacts } from './partner-facts';

function load() {
  return import('./memory-dialog.lazy');
}

/** Action of the menu, and the dialog that it opens. */
interface Memory {
  /** Empty where nobody is logged in, and where the API does not tell such things. */
  readonly actions: readonly MenuAction[];
  readonly dialog: ReactNode;
}

/** Offers to look at what a partner remembers of the visitor. */
export function useMemory({ id, name }: PartnerFacts): Memory {
  const t = useStrings('chat');
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const key = userId === undefined ? undefined : `${userId} ${id}`;
  const { state } = useAsync(key, (signal) => readCompanionMemory(id, signal));
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const { code } = useLazy(load, { when: isWanted, onFail: () => setIsWanted(false) });
  if (key === undefined || state.status !== 'ready') return { actions: [], dialog: null };
  const open = (): void => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return {
    actions: [{ label: t('memory'), run: open }],
    dialog: code && (
      <code.MemoryDialog
        key={key}
        open={isOpen}
        id={id}
        name={name}
        onClose={() => setIsOpen(false)}
      />
    ),
  };
}
