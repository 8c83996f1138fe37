import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import type { VoiceEngine } from '../../platform/voice-engine';
import { ChoiceList } from './choice-list';
import { quietPageButton } from './control-style';
import { followSentence, markSentence, unmarkSentence } from './mark-sentence';
import { RATES, type QuietSettings } from './quiet-settings';
import { createReadAloud, type ReadAloud } from './read-aloud';
import { shownSentences, type ShownSentence } from './spoken-sentences';
import { useVoices } from './use-voices';

interface Props {
  /** Undefined where the browser has no speech. */
  engine: VoiceEngine | undefined;
  /** The element of the text. */
  text: RefObject<HTMLElement>;
  /** The element that scrolls it. */
  scroller: RefObject<HTMLElement>;
  rate: QuietSettings['rate'];
  onRate: (rate: QuietSettings['rate']) => void;
}

/** Marks the sentence that is read, and follows it. */
function useMark(aloud: ReadAloud<ShownSentence>, scroller: Props['scroller']): void {
  const sentence = useStore(aloud.store, (state) => state.sentence);
  const last = useRef<ShownSentence | undefined>(undefined);
  useEffect(() => {
    if (sentence) {
      markSentence(sentence);
      if (scroller.current) followSentence(scroller.current, sentence, last.current);
    } else unmarkSentence();
    last.current = sentence;
  }, [sentence, scroller]);
  useEffect(() => unmarkSentence, []);
}

/** Stops what is read when the page is left, in whichever way: a browser goes on by itself. */
function useStopOnLeaving({ stop }: ReadAloud<ShownSentence>): void {
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);
}

/** A tap on the text pauses, and another one goes on: the buttons may have scrolled away. Links and folds keep their own. */
function useTapOnText({ store, play, pause }: ReadAloud<ShownSentence>, text: Props['text']): void {
  useEffect(() => {
    const element = text.current;
    const onClick = ({ target }: MouseEvent): void => {
      const isControl = target instanceof Element && target.closest('a, summary, button') !== null;
      if (isControl || document.getSelection()?.isCollapsed === false) return;
      const { status } = store.getState();
      if (status === 'reading') pause();
      else if (status === 'paused') play();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [store, play, pause, text]);
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 3,
} satisfies ThemeUIStyleObject;

const noteStyle = { marginTop: 2, color: 'muted' } satisfies ThemeUIStyleObject;

function Controls({ engine, text, scroller, rate, onRate }: Props & { engine: VoiceEngine }) {
  const t = useStrings('quiet-page');
  const [aloud] = useState(() =>
    createReadAloud(
      engine,
      shownSentences(() => text.current),
      rate,
    ),
  );
  const status = useStore(aloud.store, (state) => state.status);
  useMark(aloud, scroller);
  useStopOnLeaving(aloud);
  useTapOnText(aloud, text);
  const isReading = status === 'reading';
  const isUnderWay = isReading || status === 'paused';
  return (
    <div role="group" aria-label={t('aloud')}>
      <div sx={rowStyle}>
        {/* The same button: it keeps the focus, wherever the text scrolls to. */}
        <button type="button" onClick={isReading ? aloud.pause : aloud.play} sx={quietPageButton}>
          {isReading ? t('pause') : t(status === 'paused' ? 'resume' : 'play')}
        </button>
        <button type="button" aria-disabled={!isUnderWay} onClick={aloud.stop} sx={quietPageButton}>
          {t('stop')}
        </button>
        <ChoiceList
          label={t('speed')}
          choices={RATES}
          chosen={rate}
          name={(times) => t('speed-value', { times })}
          onChoose={(next) => {
            aloud.setRate(next);
            onRate(next);
          }}
        />
      </div>
      {isUnderWay && <p sx={noteStyle}>{t('tap')}</p>}
      <p role="status" sx={noteStyle}>
        {status === 'failed' && t('failed')}
      </p>
    </div>
  );
}

function WithVoice({ engine, ...rest }: Props & { engine: VoiceEngine }) {
  const t = useStrings('quiet-page');
  const { locale } = usePlace();
  const voices = useVoices(engine, localeFacts[locale].tag);
  switch (voices) {
    case 'ready':
      return <Controls engine={engine} {...rest} />;
    case 'none':
      return <p sx={noteStyle}>{t('no-voice')}</p>;
    case 'waiting':
      return null;
  }
}

/** Reads the text aloud; says so where the browser cannot, or has no voice of the page's language. */
export function ReadAloudControls({ engine, ...rest }: Props) {
  const t = useStrings('quiet-page');
  if (!engine) return <p sx={noteStyle}>{t('no-speech')}</p>;
  return <WithVoice engine={engine} {...rest} />;
}
