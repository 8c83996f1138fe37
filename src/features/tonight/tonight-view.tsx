import { navigate } from 'gatsby';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';
import type { Variant } from '../../routes';
import { schemeVariables } from '../../theme/colors';
import { dark } from '../../theme/schemes';
import { medium, wide } from '../../theme/theme';
import { ErrorState } from '../../ui/error-state';
import { inPhrases } from '../../ui/in-phrases';
import { inContent, nightGround } from '../../ui/night-ground';
import { QUESTION_NAMES, toAnswers, type Answers, type Question } from './answers';
import { offered } from './choice-words';
import { firstDeal, handFragment, readHand, type Hand } from './hand-fragment';
import { QuestionForm } from './question-form';
import { tableStyle } from './table-style';
import { WaitingCards } from './waiting-cards';

function load() {
  return import('./table.lazy');
}

const groundStyle = {
  ...nightGround,
  background:
    'radial-gradient(120% 70% at 50% 0, #33276f, transparent), linear-gradient(#151030, #1b1343 40%, #110c2c)',
  paddingTop: 5,
  paddingBottom: 6,
  [wide]: { paddingTop: 6, paddingBottom: 8 },
  // The header of the frame has the night, too.
  'div:has(> div > main > &) > header': {
    ...schemeVariables(dark),
    colorScheme: 'dark',
    color: 'text',
    backgroundColor: 'nightDeep',
  },
} satisfies ThemeUIStyleObject;

/** Down to the footer, over the room that frames leave before it: the night goes on. */
const grounds = {
  pc: { ...groundStyle, marginBottom: -9 },
  m: { ...groundStyle, marginBottom: -8 },
} satisfies Readonly<Record<Variant, ThemeUIStyleObject>>;

const columnStyle = {
  ...inContent,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  // A table at which one sees everybody.
  [wide]: { maxWidth: 1160 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 6,
  fontWeight: 'heavy',
  lineHeight: 'display',
  [wide]: { fontSize: 7 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  ...inPhrases,
  marginTop: 2,
  color: 'nightMuted',
  [medium]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
  padding: 0,
  listStyle: 'none',
  '& a': { color: 'amber' },
} satisfies ThemeUIStyleObject;

/** The library's filter, for whoever has no scripts: how tired somebody is, it does not ask. */
function FilterLinks() {
  const t = useStrings('tonight');
  return (
    <>
      <p>{t('needs-script')}</p>
      <ul sx={linksStyle}>
        {offered
          .filter(({ name }) => name !== 'tired')
          .flatMap(({ name, choices }) =>
            choices
              .filter(([choice]) => choice !== 'any')
              .map(([choice, key]) => (
                <li key={key}>
                  <LocalLink to="library" suffix={`#${name}=${choice}`}>
                    {t(key)}
                  </LocalLink>
                </li>
              )),
          )}
      </ul>
    </>
  );
}

/** Reads what is chosen; of a question without a choice, others may know the answer. */
function readForm(form: HTMLElement | null, others?: Answers): Answers | undefined {
  const chosen = (name: Question): string | undefined =>
    form?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? others?.[name];
  return toAnswers({
    players: chosen('players'),
    session: chosen('session'),
    tired: chosen('tired'),
  });
}

function showAnswers(form: HTMLElement | null, answers: Answers | undefined): void {
  for (const name of QUESTION_NAMES) {
    for (const radio of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []) {
      radio.checked = radio.value === answers?.[name];
    }
  }
}

/** Shows a hand in the address; a deal is a step back, other answers are not. */
function showHand(hand: Hand, options: { replace: boolean }): void {
  const { pathname, search } = window.location;
  navigate(pathname + search + handFragment(hand), options);
}

/**
 * Three questions, and a table on which those who know a fitting game lay a card. The hand is in the address, so that
 * whoever is sent it sees the same cards; nothing is kept anywhere else.
 */
export function TonightView({ hash }: { hash: string }) {
  const t = useStrings('tonight');
  const isHydrated = useHydrated();
  const form = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const common = useStrings('common');
  const hand = useMemo(() => (isHydrated ? readHand(hash) : undefined), [isHydrated, hash]);
  const isWanted = useIdle() || isTouched || hand !== undefined;
  const { code, hasFailed, loadNow } = useLazy(load, { when: isWanted });
  const answer = (answers: Answers): void =>
    showHand({ answers, deal: firstDeal(new Date()), cards: [] }, { replace: hand !== undefined });
  const choose = (): void => {
    setTouched(true);
    const answers = readForm(form.current);
    if (answers) answer(answers);
  };
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isHydrated) return;
    // What was chosen before there was a script counts, with what the address says of the rest; afterwards the address does.
    const early = wasShown.current ? undefined : readForm(form.current, hand?.answers);
    const isNews = early && QUESTION_NAMES.some((name) => early[name] !== hand?.answers[name]);
    if (isNews) answer(early);
    else if (hand || wasShown.current) showAnswers(form.current, hand?.answers);
    wasShown.current = true;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hand, isHydrated]);
  return (
    <div sx={grounds[usePlace().variant]}>
      <div sx={columnStyle}>
        <header>
          <h1 sx={titleStyle}>{t('title')}</h1>
          <p sx={leadStyle}>{t('lead')}</p>
        </header>
        <QuestionForm form={form} onChange={choose} />
        <div sx={tableStyle}>
          {!isHydrated && (
            <noscript>
              <FilterLinks />
            </noscript>
          )}
          {hasFailed && <ErrorState retry={loadNow} />}
          {!hasFailed && code && hand && (
            <code.Table hand={hand} onAnswer={answer} onShow={showHand} />
          )}
          {!hasFailed && !(code && hand) && (
            <WaitingCards text={hand ? common('loading') : t('waiting')} />
          )}
        </div>
      </div>
    </div>
  );
}
