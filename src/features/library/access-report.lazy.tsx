import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { reportAccess, type ContradictedFacts } from '../../api-client/report-action';
import { ACCESS_KEYS } from '../../contract/access-keys';
import { LIMITS } from '../../contract/limits';
import { readingStrings } from '../../i18n/bundles/reading-strings';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { checkStyle, choiceLabelStyle } from '../../ui/check-style';
import { Dialog } from '../../ui/dialog';
import { ErrorState } from '../../ui/error-state';
import { preventImeEnter } from '../../ui/prevent-ime-enter';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { WithLateStrings } from '../../ui/with-late-strings';

interface Props {
  game: Queries.AccessDataFragment;
  open: boolean;
  onClose: () => void;
}

/** A fact that can be contradicted, as the page tells it. */
interface StatedFact {
  readonly fact: ContradictedFacts['denied'][number];
  readonly phrase: string;
}

/** Lists what the page says; keys and words of an answer stand in the same order. */
function statedFacts({ access, accessInWords }: Props['game']): StatedFact[] {
  return (['yes', 'no'] as const).flatMap((answer) =>
    (access?.[answer] ?? []).flatMap((key, at) => {
      const need = ACCESS_KEYS.find((each) => each === key);
      const phrase = accessInWords?.[answer][at];
      return need && phrase !== undefined ? [{ fact: { need, answer }, phrase }] : [];
    }),
  );
}

const formStyle = { display: 'grid', gap: 1 } satisfies ThemeUIStyleObject;

const groupStyle = { margin: 0, padding: 0, border: 0 } satisfies ThemeUIStyleObject;

const faultStyle = { color: 'danger', fontSize: 1 } satisfies ThemeUIStyleObject;

function Report({ game, open, onClose }: Props) {
  const t = useStrings('reading');
  const id = useId();
  const [chosen, setChosen] = useState<readonly StatedFact[]>([]);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<'wrong-nothing' | 'wrong-failed'>();
  const [isSending, setSending] = useState(false);
  const stated = statedFacts(game);
  const isChosen = ({ fact: { need } }: StatedFact): boolean =>
    chosen.some(({ fact }) => fact.need === need);
  const send = async (): Promise<void> => {
    if (isSending) return;
    if (chosen.length === 0) {
      setFault('wrong-nothing');
      return;
    }
    setFault(undefined);
    setSending(true);
    const denied = chosen.map(({ fact }) => fact);
    const outcome = await reportAccess(game.gameId, { denied, words: words.trim() });
    setSending(false);
    if (outcome === 'failed') {
      setFault('wrong-failed');
      return;
    }
    setChosen([]);
    setWords('');
    onClose();
    void showToast({ tone: 'success', text: t('wrong-thanks') });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wrong-title')}
      description={t('wrong-about')}
      size="small"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        sx={formStyle}
      >
        <fieldset aria-describedby={fault && id} sx={groupStyle}>
          <legend>{t('wrong-which')}</legend>
          {stated.map((each) => (
            <label key={each.fact.need} sx={choiceLabelStyle}>
              <input
                type="checkbox"
                checked={isChosen(each)}
                onChange={() =>
                  setChosen(
                    isChosen(each)
                      ? chosen.filter(({ fact }) => fact.need !== each.fact.need)
                      : [...chosen, each],
                  )
                }
                sx={checkStyle}
              />
              {each.phrase}
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('wrong-words')}
          value={words}
          onChange={setWords}
          maxLength={LIMITS.reportWords}
          onKeyDown={preventImeEnter}
        />
        <p id={id} role="alert" sx={faultStyle}>
          {fault && t(fault)}
        </p>
        <button type="submit" aria-busy={isSending} sx={buttonStyle}>
          {t('wrong-send')}
        </button>
      </form>
    </Dialog>
  );
}

/** Asks which facts of a game are not so, and sends that to those who have written them down. Nobody needs to log in. */
export function AccessReport(props: Props) {
  return (
    <WithLateStrings
      namespace="reading"
      bundles={readingStrings}
      failed={(retry) => <ErrorState retry={retry} />}
    >
      <Report {...props} />
    </WithLateStrings>
  );
}
