import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { MemoryChange } from '../../../api-client/companion-memory';
import { translate } from '../../../contract';
import type { WireCompanionMemory } from '../../../contract/companion-memory';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle, quietButtonStyle, smallButton } from '../../../ui/button-style';
import { preventImeEnter } from '../../../ui/prevent-ime-enter';
import { TextField } from '../../../ui/text-field';

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  paddingY: 2,
  borderBottom: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

const textStyle = { flex: '1 1 10em', overflowWrap: 'anywhere' } satisfies ThemeUIStyleObject;

const formStyle = { flex: '1 1 100%', display: 'grid', gap: 2 } satisfies ThemeUIStyleObject;

const actionStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

interface Props {
  fact: WireCompanionMemory['facts'][number];
  onChange: (change: MemoryChange) => void;
}

/** Shows something that is remembered, to be corrected or forgotten. */
export function MemoryLine({ fact, onChange }: Props) {
  const { key, value } = fact;
  const t = useStrings('chat');
  const { locale } = usePlace();
  const [corrected, setCorrected] = useState<string>();
  const { text } = translate(fact, fact.i18n, locale).texts;
  return (
    <li sx={lineStyle}>
      <span dir="auto" sx={textStyle}>
        {text}
      </span>
      {value !== undefined && corrected === undefined && (
        <button
          type="button"
          aria-label={t('memory-correct-fact', { fact: text })}
          onClick={() => setCorrected(value)}
          sx={actionStyle}
        >
          {t('memory-correct')}
        </button>
      )}
      <button
        type="button"
        aria-label={t('memory-forget-fact', { fact: text })}
        onClick={() => onChange({ key })}
        sx={actionStyle}
      >
        {t('memory-forget')}
      </button>
      {corrected !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setCorrected(undefined);
            onChange({ key, value: corrected.trim() });
          }}
          sx={formStyle}
        >
          <TextField
            label={t('memory-correct-fact', { fact: text })}
            value={corrected}
            onChange={setCorrected}
            onKeyDown={preventImeEnter}
            // Whoever asked to correct it writes next.
            ref={(field) => field?.focus()}
          />
          <button type="submit" disabled={corrected.trim() === ''} sx={buttonStyle}>
            {t('memory-save')}
          </button>
        </form>
      )}
    </li>
  );
}
