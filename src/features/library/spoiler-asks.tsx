import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { printed } from '../../theme/theme';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { Picture } from '../../ui/picture';
import { inPhrases } from '../../ui/in-phrases';

/** Fold that a reader has opened. */
interface OpenFold {
  /** The place of the line, at the fold's end. */
  readonly line: HTMLElement;
  readonly question: string;
  /** How many of its steps are open. */
  readonly opened: number;
}

/** Finds the folds that are open, and gives each that is opened for the first time a place for a line. */
function openFolds(known: readonly OpenFold[]): readonly OpenFold[] {
  return Array.from(document.querySelectorAll('main [data-fold]')).flatMap((fold) => {
    const old = known.find(({ line }) => line.parentElement === fold);
    if (!fold.querySelector(':scope > details[open]')) return [];
    const question = fold.querySelector('.fold-title')?.textContent.trim() ?? '';
    const { length: opened } = fold.querySelectorAll('details[open]');
    const { line } = old ?? { line: fold.appendChild(document.createElement('div')) };
    return [{ line, question, opened }];
  });
}

/** Follows which folds of the page are open. The HTML of texts comes from the build, and no code draws it. */
function useOpenFolds(): readonly OpenFold[] {
  const [folds, setFolds] = useState<readonly OpenFold[]>([]);
  useEffect(() => {
    let current: readonly OpenFold[] = [];
    const look = (): void => {
      const next = openFolds(current);
      for (const { line } of current) if (!next.some((fold) => fold.line === line)) line.remove();
      current = next;
      setFolds(next);
    };
    look();
    // The event does not bubble.
    document.addEventListener('toggle', look, true);
    return () => {
      document.removeEventListener('toggle', look, true);
      for (const { line } of current) line.remove();
    };
  }, []);
  return folds;
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 'touch',
  paddingY: '6px',
  marginX: '-20px',
  paddingX: '20px',
  borderTop: '1px dashed',
  borderColor: 'muted',
  color: 'primary',
  fontWeight: 'bold',
  textDecoration: 'none',
  ...inPhrases,
  '&:hover': { textDecoration: 'underline' },
  '& > svg': { marginInlineStart: 'auto' },
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const faceStyle = {
  flex: 'none',
  width: 32,
  aspectRatio: '1',
  borderRadius: '50%',
} satisfies ThemeUIStyleObject;

type Game = Pick<Queries.GameDataFragment, 'gameId' | 'character'>;

/** The last line of every open fold: the partner of the game, who is asked its question. */
export function SpoilerAsks({ game: { gameId, character } }: { game: Game }) {
  const t = useStrings('library');
  const folds = useOpenFolds();
  if (character === null) return null;
  const { characterId, avatar, text } = character;
  return folds.map(({ line, question, opened }) =>
    createPortal(
      <LocalLink
        to="partnerChat"
        params={{ id: characterId }}
        suffix={chatFragment({ ask: question, game: gameId, section: question, opened })}
        sx={lineStyle}
      >
        <Picture picture={avatar} alt="" sizes="32px" sx={faceStyle} />
        {t('still-stuck', { name: text.name })}
        <ChevronRightIcon size={16} />
      </LocalLink>,
      line,
    ),
  );
}
