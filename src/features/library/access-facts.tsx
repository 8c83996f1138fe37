import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useLazy } from '../../platform/loading/use-lazy';
import { printed } from '../../theme/theme';

/** Style of the button, in room that is kept for it below the facts: it comes late, and moves nothing. */
const wrongStyle = {
  position: 'absolute',
  bottom: '-14px',
  insetInlineStart: 0,
  minHeight: 'touch',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'primary',
  fontSize: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

function load() {
  return import('./access-report.lazy');
}

interface Props {
  game: Queries.AccessDataFragment;
}

interface FactsProps extends Props {
  /** True where the same check is said right above. */
  isCheckedAbove?: boolean;
}

/** The button by which a reader says that something of the facts is not so. Its dialog comes when it is wanted. */
function NotSo({ game }: Props) {
  const t = useStrings('game');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { code, loadNow } = useLazy(load, { when: isOpen, onFail: close });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadNow}
        onClick={() => setOpen(true)}
        sx={wrongStyle}
      >
        {t('access-wrong')}
      </button>
      {code && <code.AccessReport game={game} open={isOpen} onClose={close} />}
    </>
  );
}

/**
 * Says whether one can play a game: what is known, what is not, and when that was checked; nothing where nothing is known. Each
 * need has a line (`game-facts.tsx`) without an element of its own, which would be a part of the page's weight.
 */
export function AccessFacts({ game, isCheckedAbove = false }: FactsProps) {
  const t = useStrings('game');
  const isHydrated = useHydrated();
  const known = game.accessInWords;
  if (known === null) return null;
  const told = (['yes', 'no', 'unknown'] as const).filter((answer) => known[answer].length > 0);
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('access')}</h2>
      {told.map((answer) => (
        <p key={answer}>
          <b>{t(`access-${answer}-title`)}</b>
          {['', ...known[answer]].join('\n')}
        </p>
      ))}
      {known.checked !== null && !isCheckedAbove && (
        <p>{t('access-checked', { checked: known.checked })}</p>
      )}
      {isHydrated && <NotSo game={game} />}
    </section>
  );
}
