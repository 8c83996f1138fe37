import { useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import {
  changeCompanionMemory,
  readCompanionMemory,
  type MemoryChange,
} from '../../../api-client/companion-memory';
import { useAsync } from '../../../api-client/use-async';
import { translate } from '../../../contract';
import type { WireCompanionMemory } from '../../../contract/companion-memory';
import { formatDay } from '../../../i18n/dates';
import { usePlace } from '../../../i18n/locale-context';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import { logError } from '../../../platform/log';
import { saveFile } from '../../../platform/save-file';
import { quietButtonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';
import { MemoryLine } from './memory-line';
import { DOT } from '../../../i18n/dot';

const listStyle = { margin: 0, padding: 0, listStyle: 'none' } satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 4,
} satisfies ThemeUIStyleObject;

const newsStyle = {
  minHeight: '1.6em',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const versionStyle = { marginTop: 4, fontSize: 2 } satisfies ThemeUIStyleObject;

const changeStyle = { marginTop: 2, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

interface Props {
  open: boolean;
  id: string;
  name: string;
  onClose: () => void;
}

/** Shows what a partner is like now, and what has changed in it. */
function PartnerVersion({ version, changes, name }: WireCompanionMemory & { name: string }) {
  const t = useStrings('chat');
  const { locale } = usePlace();
  if (version === undefined) return null;
  return (
    <>
      <h3 sx={versionStyle}>{t('memory-version', { name, version })}</h3>
      <ul sx={listStyle}>
        {changes.map((change) => (
          <li key={change.version} sx={changeStyle}>
            {change.version}
            {DOT}
            <time dateTime={change.date}>{formatDay(change.date, locale)}</time>
            <br />
            {translate(change, change.i18n, locale).texts.text}
          </li>
        ))}
      </ul>
    </>
  );
}

interface FactsProps {
  id: string;
  memory: WireCompanionMemory;
}

/** Lists what is remembered, to be corrected, forgotten and taken along. */
function Facts({ id, memory }: FactsProps) {
  const t = useStrings('chat');
  const [facts, setFacts] = useState(memory.facts);
  const [news, setNews] = useState<StringKey<'chat'>>();
  const line = useRef<HTMLParagraphElement>(null);

  const change = async (asked: MemoryChange): Promise<void> => {
    // What was pressed goes with its line.
    line.current?.focus();
    try {
      setFacts((await changeCompanionMemory(id, asked)).facts);
      setNews(asked.value === undefined ? 'memory-forgotten' : 'memory-corrected');
    } catch (error) {
      logError(error);
      setNews('memory-not-changed');
    }
  };
  const save = (): void =>
    saveFile(
      `${id}-memory.json`,
      'application/json',
      JSON.stringify({ ...memory, facts }, null, 2),
    );
  return (
    <>
      <ul sx={listStyle}>
        {facts.map((fact) => (
          <MemoryLine key={fact.key} fact={fact} onChange={(asked) => void change(asked)} />
        ))}
      </ul>
      {facts.length === 0 && <p>{t('memory-none')}</p>}
      <p ref={line} tabIndex={-1} role="status" sx={newsStyle}>
        {news && t(news)}
      </p>
      {facts.length > 0 && (
        <div sx={actionsStyle}>
          <button type="button" onClick={() => void change({})} sx={quietButtonStyle}>
            {t('memory-forget-all')}
          </button>
          <button type="button" onClick={save} sx={quietButtonStyle}>
            {t('memory-export')}
          </button>
        </div>
      )}
    </>
  );
}

/** Shows what a partner remembers of the visitor, and how the partner itself has changed. */
export function MemoryDialog({ open, id, name, onClose }: Props) {
  const t = useStrings('chat');
  const { state } = useAsync(open ? id : undefined, (signal) => readCompanionMemory(id, signal));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('memory')}
      description={t('memory-about', { name })}
      size="small"
    >
      {state.status === 'loading' && <p role="status">{t('memory-loading')}</p>}
      {state.status === 'failed' && (
        <p role="alert">
          {t('memory-failed')}{' '}
          <button type="button" onClick={state.retry} sx={quietButtonStyle}>
            {t('memory-retry')}
          </button>
        </p>
      )}
      {state.status === 'ready' && (
        <>
          <Facts key={JSON.stringify(state.data.facts)} id={id} memory={state.data} />
          <PartnerVersion {...state.data} name={name} />
        </>
      )}
    </Dialog>
  );
}
