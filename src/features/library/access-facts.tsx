import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
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
  cursor: 'pointer',
  [printed]: { display: 'none' },
} satisfies ThemeUIStyleObject;

function load() {
  return import('./access-report.lazy');
}

interface Props {
  game: Queries.AccessDataFragment;
}

/** The button by which a reader says that something of the facts is not so. Its dialog comes when it is wanted. */
function NotSo({ game }: Props) {
  const t = useStrings('game');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { code, loadNow } = useLazy(load, { when: isOpen, onFail: close });
  return (
    // In a fact, because a list of facts holds nothing else.
    <dd>
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
    </dd>
  );
}

/** Says whether one can play a game: what is known, what is not, and when that was checked. */
export function AccessFacts({ game }: Props) {
  const t = useStrings('game');
  const isHydrated = useHydrated();
  const known = game.accessInWords;
  const lines =
    known === null
      ? [t('access-none')]
      : [
          ...(['yes', 'no', 'unknown'] as const).flatMap((answer) =>
            known[answer].length === 0
              ? []
              : [t(`access-${answer}`, { needs: known[answer].join(DOT) })],
          ),
          ...(known.checked === null ? [] : [known.checked]),
        ];
  return (
    <div>
      <dt>{t('access')}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {known !== null && isHydrated && <NotSo game={game} />}
    </div>
  );
}
