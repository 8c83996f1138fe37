import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { liveTagStyle, tagStyle } from '../../ui/tag-style';
import type { Chosen } from './choose-activities';
import { clampLines } from './home-style';

function punched(y: string): string {
  return `radial-gradient(circle 8px at var(--stub) ${y}, transparent 96%, ${colors.surface})`;
}

const ticketStyle = {
  ...panelStyle,
  ...peekStyle,
  '--stub': '112px',
  display: 'grid',
  gridTemplateColumns: 'var(--stub) minmax(0, 1fr)',
  minHeight: 104,
  // Punched holes between stub and ticket.
  background: `${punched('0')} top / 100% 51% no-repeat, ${punched('100%')} bottom / 100% 51% no-repeat`,
  [medium]: {
    '--stub': '156px',
    gridTemplateColumns: 'var(--stub) minmax(0, 1fr) minmax(0, 28%)',
  },
  // They grow with the screen that they fill.
  [wide]: { minHeight: 'clamp(104px, 17dvh, 168px)' },
} satisfies ThemeUIStyleObject;

const stubStyle = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  paddingX: 1,
  paddingY: 2,
  position: 'relative',
  textAlign: 'center',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 14,
    insetInlineEnd: -1,
    borderInlineEnd: '2px dashed',
    borderColor: 'line',
  },
} satisfies ThemeUIStyleObject;

const dayStyle = {
  fontSize: 2,
  fontWeight: 'heavy',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  [medium]: { fontSize: 4 },
} satisfies ThemeUIStyleObject;

/** The words around a day of one that runs fit its stub, too. */
const lastDayStyle = { ...dayStyle, [medium]: { fontSize: 3 } } satisfies ThemeUIStyleObject;

const untilStyle = {
  color: 'muted',
  fontSize: 0,
  [medium]: { fontSize: 1 },
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  alignContent: 'center',
  gap: 1,
  padding: 4,
  minWidth: 0,
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 2,
  [medium]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

const statePlaceStyle = { minHeight: 25, marginTop: 1 } satisfies ThemeUIStyleObject;

const teaserStyle = {
  ...clampLines(3),
  display: 'none',
  color: 'muted',
  fontSize: 1,
  [medium]: { display: '-webkit-box' },
} satisfies ThemeUIStyleObject;

const coverPlaceStyle = {
  display: 'none',
  position: 'relative',
  borderStartEndRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  overflow: 'hidden',
  [medium]: { display: 'block' },
} satisfies ThemeUIStyleObject;

const coverStyle = { position: 'absolute', inset: 0, height: '100%' } satisfies ThemeUIStyleObject;

interface Props {
  chosen: Chosen<Queries.HomeActivityFragment>;
}

/** The days of an activity; of one that runs the last alone, since the first reads as if it were over. */
function Days({
  chosen: {
    activity: { startAt, endAt, dates },
    state,
  },
}: Props) {
  const t = useStrings('home');
  const { firstDay, lastDay } = dates;
  const until = t('until', { to: lastDay });
  if (state === 'running') {
    return (
      <time dateTime={endAt} sx={lastDayStyle}>
        {until}
      </time>
    );
  }
  return (
    <>
      <time dateTime={startAt} sx={dayStyle}>
        {firstDay}
      </time>
      {lastDay !== firstDay && (
        <time dateTime={endAt} sx={untilStyle}>
          {until}
        </time>
      )}
    </>
  );
}

/**
 * An activity as a ticket: its days on the stub, title and teaser beside it. The days are those of the service's time,
 * as on the leaf of its own card, whatever the visitor's clock is set to.
 */
export function ActivityTicket({ chosen }: Props) {
  const t = useStrings('home');
  const { activity, state } = chosen;
  const { activityId, cover, hook: teaser, text } = activity;
  return (
    <article sx={ticketStyle}>
      <p sx={stubStyle}>
        <Days chosen={chosen} />
        {/* Its place is reserved until the visitor's clock is known. */}
        <span sx={statePlaceStyle}>
          {state !== undefined && (
            <span sx={state === 'running' ? liveTagStyle : tagStyle}>{t(state)}</span>
          )}
        </span>
      </p>
      <div sx={textStyle}>
        <h3 lang={fallbackLang(text, 'title')} sx={titleStyle}>
          <LocalLink to="activity" suffix={`#${activityId}`} sx={cardLink}>
            {text.title}
          </LocalLink>
        </h3>
        <p lang={fallbackLang(text, 'summary')} sx={teaserStyle}>
          {teaser}
        </p>
      </div>
      <div sx={coverPlaceStyle}>
        <Picture picture={cover} alt="" sizes="300px" sx={coverStyle} />
      </div>
    </article>
  );
}
