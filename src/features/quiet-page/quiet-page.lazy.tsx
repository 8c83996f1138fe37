import { useState } from 'react';
import { createPortal } from 'react-dom';
import { browserVoiceEngine } from '../../platform/voice-engine';
import { QuietView } from './quiet-view';
import { readPage } from './read-page';
import { useReadingAids } from './use-reading-aids';

interface Props {
  /** The game whose page is read, or whose role's page. */
  gameId: string | undefined;
  /** True on the page of the game itself, whose essentials come first. */
  isGame: boolean;
  onLeave: () => void;
}

/** The text of the page that is shown as a quiet page, over the whole window. */
export function QuietPage({ gameId, isGame, onLeave }: Props) {
  const [engine] = useState(browserVoiceEngine);
  const [text] = useState(() => {
    const main = document.querySelector('main');
    return main ? readPage(main) : undefined;
  });
  const aids = useReadingAids(gameId);
  if (!text || aids === 'waiting') return null;
  return createPortal(
    <QuietView
      text={text}
      essentials={isGame ? aids : undefined}
      names={aids?.names ?? []}
      engine={engine}
      onLeave={onLeave}
    />,
    document.body,
  );
}
