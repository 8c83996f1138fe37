import type { ThemeUIStyleObject } from 'theme-ui';
import { dayInWords } from '../../../i18n/day-in-words';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink } from '../../../links/local-link';
import type { DatedEntry } from '../../../platform/notebooks/use-notebook';
import { NotebookEntryLink } from '../../../ui/notebook-entry-link';
import { squaredPaper } from '../../../ui/squared-paper';
import { AVATAR_PX } from './bubble-style';
import type { PartnerFacts } from './partner-facts';

const noteStyle = {
  ...squaredPaper,
  maxWidth: '35rem',
  marginX: 4,
  marginBottom: 3,
  marginInlineStart: AVATAR_PX + 24,
  paddingX: 4,
  paddingY: '0.875rem',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const titleStyle = {
  color: 'muted',
  fontSize: 0,
  lineHeight: 'inherit',
} satisfies ThemeUIStyleObject;

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  lineHeight: 'inherit',
  '& > a': { display: 'inline-flex', alignItems: 'center', color: 'primary' },
} satisfies ThemeUIStyleObject;

interface Props {
  partner: PartnerFacts;
  entry: DatedEntry;
  /** True for the row that Tab comes to: of the others nothing is a stop. */
  isStop: boolean;
}

/** Returns the title of a page of a partner's notebook. */
export function useNotebookTitle(): (name: string, day: string) => string {
  const t = useStrings('chat');
  const { locale } = usePlace();
  return (name, day) => t('notebook', { name, day: dayInWords(day, locale) });
}

/** Today's page of the partner's notebook, which lies in the conversation and is no message of it. */
export function NotebookNote({ partner: { id, name }, entry, isStop }: Props) {
  const t = useStrings('chat');
  const tabIndex = isStop ? undefined : -1;
  const title = useNotebookTitle()(name, entry.day);
  return (
    <section aria-label={title} sx={noteStyle}>
      <p sx={titleStyle}>{title}</p>
      <p>{entry.text}</p>
      <p sx={linksStyle}>
        {entry.link && <NotebookEntryLink link={entry.link} tabIndex={tabIndex} />}
        <LocalLink to="partnerDetail" params={{ id }} suffix="#notebook" tabIndex={tabIndex}>
          {t('notebook-more')}
        </LocalLink>
      </p>
    </section>
  );
}
