import { useId, useMemo, useRef } from 'react';
import { localeFacts } from '../../config/locales';
import type { ReadingAids } from '../../contract/reading-aids';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import type { VoiceEngine } from '../../platform/voice-engine';
import { quietPageButton } from './control-style';
import { nameReadings } from './name-readings';
import {
  columnStyle,
  controlsStyle,
  essentialsStyle,
  PRINT_RULES,
  textStyles,
  windowStyles,
} from './quiet-page-style';
import { systemGround, useQuietSettings } from './quiet-settings';
import { QuietSettingsForm } from './quiet-settings-form';
import { QuietNodes } from './quiet-nodes';
import { ReadAloudControls } from './read-aloud-controls';
import { readingsIn, type QuietText } from './read-page';
import { useQuietWindow } from './use-quiet-window';

interface Props {
  text: QuietText;
  /** Sentences that matter first; undefined where the text is no game. */
  essentials: Pick<ReadingAids, 'essentials' | 'foreign'> | undefined;
  /** Names with their readings. */
  names: ReadingAids['names'];
  /** Undefined where the browser has no speech. */
  engine: VoiceEngine | undefined;
  /** One function for good. */
  onLeave: () => void;
}

/** Size of the text at 100 %, in the browser's own. */
const SIZE_REM = 1.125;

/** A text in one column, with what matters first, as its reader wants it; read aloud where the browser can. */
export function QuietView({ text, essentials, names, engine, onLeave }: Props) {
  const t = useStrings('quiet-page');
  const { locale } = usePlace();
  const [settings, change] = useQuietSettings();
  const headingId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useQuietWindow(heading, onLeave);
  const known = useMemo(
    () => nameReadings([...readingsIn([text.title, ...text.body]), ...names]),
    [text, names],
  );
  const ground = settings.ground ?? systemGround();
  // A Japanese page has readings above its names already; pinyin is for who asks for it.
  const showsReadings = settings.readings ?? locale === 'ja';
  const readings = showsReadings ? known : undefined;
  const size = { fontSize: `${String((SIZE_REM * settings.size) / 100)}rem` };
  const leave = (
    <button type="button" onClick={onLeave} sx={quietPageButton}>
      {t('back')}
    </button>
  );
  return (
    <div
      ref={scroller}
      role="dialog"
      aria-modal="true"
      aria-labelledby={headingId}
      sx={windowStyles[ground]}
    >
      <style>{PRINT_RULES}</style>
      <div style={size} sx={columnStyle}>
        <div sx={controlsStyle}>
          {leave}
          <QuietSettingsForm
            settings={settings}
            ground={ground}
            readings={known && showsReadings}
            onChange={change}
          />
          <ReadAloudControls
            engine={engine}
            text={article}
            scroller={scroller}
            rate={settings.rate}
            onRate={(rate) => change({ rate })}
          />
        </div>
        <article ref={article} lang={localeFacts[locale].tag} sx={textStyles[settings.spacing]}>
          <h1 ref={heading} id={headingId} tabIndex={-1} lang={text.title.lang}>
            <QuietNodes nodes={text.title.children} readings={readings} />
          </h1>
          {essentials && essentials.essentials.length > 0 && (
            <section sx={essentialsStyle}>
              <h2>{t('essentials')}</h2>
              <ul lang={essentials.foreign && localeFacts.zh.tag}>
                {essentials.essentials.map((sentence) => (
                  <li key={sentence}>
                    <QuietNodes nodes={[sentence]} readings={readings} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <QuietNodes nodes={text.body} readings={readings} />
        </article>
        <div sx={controlsStyle}>{leave}</div>
      </div>
    </div>
  );
}
