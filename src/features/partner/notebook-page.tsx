import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { dayInWords } from '../../i18n/day-in-words';
import type { DatedEntry } from '../../platform/notebooks/use-notebook';
import { colors } from '../../theme/colors';
import { wide } from '../../theme/theme';
import { NotebookEntryLink } from '../../ui/notebook-entry-link';
import { squaredPaper, squares } from '../../ui/squared-paper';

/** A margin is ruled at the side, as in an exercise book. */
const paperStyle = {
  ...squaredPaper,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minWidth: 0,
  padding: `${squares(1)} 20px`,
  paddingInlineStart: 44,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 28,
    borderInlineStart: '1px solid',
    borderColor: `color-mix(in srgb, ${colors.accent} 45%, transparent)`,
  },
} satisfies ThemeUIStyleObject;

const largePaperStyle = {
  ...paperStyle,
  // Room for the longest of most entries: nothing moves when one has come.
  minHeight: squares(11),
  [wide]: { minHeight: squares(10), paddingInlineEnd: 32, paddingInlineStart: 60 },
} satisfies ThemeUIStyleObject;

const dateStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 3,
  color: 'muted',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 'inherit',
} satisfies ThemeUIStyleObject;

const tagStyle = { color: 'accent', fontWeight: 'bold' } satisfies ThemeUIStyleObject;

/** Written by hand: a little askew, and with air between the letters. */
const wordsStyle = {
  marginTop: squares(1),
  fontSize: 2,
  letterSpacing: '0.02em',
  lineHeight: 'inherit',
  textIndent: '1.5em',
  transform: 'rotate(-0.4deg)',
  transformOrigin: 'left bottom',
} satisfies ThemeUIStyleObject;

const largeWordsStyle = { ...wordsStyle, fontSize: 3 } satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: 1,
  marginTop: squares(1),
  color: 'primary',
  fontSize: 1,
  lineHeight: 'inherit',
} satisfies ThemeUIStyleObject;

interface Props {
  entry: DatedEntry;
  /** Words beside the date, such as that it is today. */
  tag?: string | undefined;
  /** True for a page of the open notebook, which is as high as most. */
  isLarge?: boolean;
  withYear?: boolean;
  /** True where a narrow page leaves it out. */
  isYesterday?: boolean;
}

/** A page of a notebook: the date, what is written, and the way to what that speaks of. */
export function NotebookPage({ entry, tag, isLarge = false, withYear, isYesterday }: Props) {
  const { locale } = usePlace();
  const { day, text, link } = entry;
  return (
    <article
      data-yesterday={isYesterday ? '' : undefined}
      sx={isLarge ? largePaperStyle : paperStyle}
    >
      <h3 sx={dateStyle}>
        <time dateTime={day}>{dayInWords(day, locale, withYear)}</time>
        {tag !== undefined && <span sx={tagStyle}>{tag}</span>}
      </h3>
      <p sx={isLarge ? largeWordsStyle : wordsStyle}>{text}</p>
      {link && <NotebookEntryLink link={link} sx={linkStyle} />}
    </article>
  );
}

/** The paper of a page that is on its way, or did not come. */
export function EmptyNotebookPage({ day, text }: { day: string | undefined; text?: string }) {
  const { locale } = usePlace();
  return (
    <div sx={largePaperStyle}>
      <p sx={dateStyle}>{day === undefined ? '' : dayInWords(day, locale)}</p>
      {text !== undefined && <p sx={wordsStyle}>{text}</p>}
    </div>
  );
}
