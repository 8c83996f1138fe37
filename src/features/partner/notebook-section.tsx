import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useNotebook, type OpenNotebook } from '../../platform/notebooks/use-notebook';
import { medium, wide } from '../../theme/theme';
import { detailsStyle } from '../../ui/details-style';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { Section } from '../../ui/section';
import { EmptyNotebookPage, NotebookPage } from './notebook-page';
import type { Partner } from './partner';

/** An open notebook: yesterday at the left where there is room for two pages, and the fold between them. */
const spreadStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-yesterday]': { display: 'none' },
  [wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        width: 28,
        background: 'linear-gradient(90deg, transparent, rgb(27 22 49 / 10%))',
        pointerEvents: 'none',
      },
    },
    '& > :last-of-type': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '& > [data-yesterday]': { display: 'grid' },
  },
} satisfies ThemeUIStyleObject;

const beforeStyle = {
  ...detailsStyle,
  marginTop: 3,
  '& summary': { ...detailsStyle['& summary'], width: 'fit-content', color: 'primary' },
} satisfies ThemeUIStyleObject;

/** Keeps the room of the summary. */
const waitingStyle = { paddingBottom: 56 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gap: 4,
  marginTop: 2,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // It lies open above.
    '& > [data-yesterday]': { display: 'none' },
  },
  '& > li': { display: 'grid' },
} satisfies ThemeUIStyleObject;

/** The days before, and what ended activities have left. */
function DaysBefore({ notebook: { today, before, ended } }: { notebook: OpenNotebook }) {
  const t = useStrings('partner-pages');
  const isOtherYear = (day: string): boolean => day.slice(0, 4) !== today.day.slice(0, 4);
  return (
    <details sx={beforeStyle}>
      <summary>
        {t('notebook-before')}
        <ChevronDownIcon size={18} />
      </summary>
      <ol sx={listStyle}>
        {before.map((entry, index) => (
          <li key={entry.day} data-yesterday={index === 0 ? '' : undefined}>
            <NotebookPage entry={entry} withYear={isOtherYear(entry.day)} />
          </li>
        ))}
        {ended.map((entry) => (
          <li key={entry.day}>
            <NotebookPage
              entry={entry}
              tag={t('notebook-ended')}
              withYear={isOtherYear(entry.day)}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A partner's notebook: today's page, and the days before it. */
export function NotebookSection({ partner: { id, name } }: { partner: Partner }) {
  const t = useStrings('partner-pages');
  const { locale } = usePlace();
  const state = useNotebook(locale, id);
  return (
    <Section title={t('notebook', { name })} id="notebook">
      {state.status === 'open' ? (
        <>
          <div sx={spreadStyle}>
            {state.notebook.before.slice(0, 1).map((entry) => (
              <NotebookPage key={entry.day} entry={entry} isLarge isYesterday />
            ))}
            <NotebookPage entry={state.notebook.today} tag={t('notebook-today')} isLarge />
          </div>
          {state.notebook.before.length > 0 && <DaysBefore notebook={state.notebook} />}
        </>
      ) : (
        <div sx={waitingStyle}>
          <EmptyNotebookPage
            day={state.status === 'waiting' ? state.day : undefined}
            {...(state.status === 'failed' && { text: t('notebook-failed') })}
          />
        </div>
      )}
    </Section>
  );
}
