import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { altOf } from '../../ui/alt-of';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { activityState } from '../../platform/activity-state';
import { DateBadge, ActivityTimes } from './activity-times';
import { detailsStyle } from '../../ui/details-style';
import type { KnownState } from './known-state';
import { StateLabel } from './state-label';
import { openDetails } from './open-details';
import { SiteLink } from '../../links/site-link';
import { matchRoute } from '../../routes';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { CalendarIcon } from '../../ui/icons/calendar';
import { visuallyHidden } from '../../ui/visually-hidden';
import { Sentences } from '../../ui/sentences';

/** Clickable above the link that covers the card. */
const above = { position: 'relative', zIndex: 1 } satisfies ThemeUIStyleObject;

const linksStyle = {
  ...above,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
} satisfies ThemeUIStyleObject;

const openLinkStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const calendarLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'touch',
  color: 'muted',
  fontSize: 1,
  textDecoration: 'none',
  '&:hover': { color: 'text', textDecoration: 'underline' },
} satisfies ThemeUIStyleObject;

/** True when an address leads to the page of a game, in any language. */
function leadsToGame(address: string): boolean {
  return matchRoute(address.replace(/[?#].*$/, ''))?.name === 'game';
}

function ActivityLinks({
  activity: { activityId, link, text },
}: {
  activity: Pick<Queries.ActivityDataFragment, 'activityId' | 'link' | 'text'>;
}) {
  const t = useStrings('activity');
  const { title } = text;
  return (
    <p sx={linksStyle}>
      {link !== null && (
        <SiteLink to={link} sx={openLinkStyle}>
          {t(leadsToGame(link) ? 'open-game' : 'open')}
          <span sx={visuallyHidden}>{title}</span>
        </SiteLink>
      )}
      <LocalLink
        to="activityCalendar"
        params={{ id: activityId }}
        label={t('calendar-of', { title })}
        sx={calendarLinkStyle}
      >
        <CalendarIcon size={18} />
        {t('calendar')}
      </LocalLink>
    </p>
  );
}

interface Props {
  activity: Queries.ActivityDataFragment;
  /** The visitor's clock, in milliseconds since 1970; undefined until hydration, when no state is shown yet. */
  now: number | undefined;
  /** Draws the state; undefined until its code has come. */
  Known: typeof KnownState | undefined;
  /** One level below the heading of the list. */
  heading: 'h2' | 'h3';
}

/** Picture beside text, where the card itself is wide enough. */
const roomy = '@container activity (min-width: 640px)';

const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  containerName: 'activity',
  containerType: 'inline-size',
} satisfies ThemeUIStyleObject;

const layoutStyle = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100%',
  [roomy]: {
    gridTemplateRows: '1fr auto',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  },
} satisfies ThemeUIStyleObject;

const coverStyle = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'large',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  [roomy]: { borderRadius: 'large', borderStartEndRadius: 0, borderEndEndRadius: 0 },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  aspectRatio: '16 / 9',
  [roomy]: { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
} satisfies ThemeUIStyleObject;

const endedPictureStyle = {
  ...pictureStyle,
  filter: 'grayscale(0.8)',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 2,
  padding: 4,
  alignContent: 'start',
  minWidth: 0,
  [roomy]: { minHeight: 280, padding: 5 },
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4 } satisfies ThemeUIStyleObject;

/** Below picture and text: opened, it makes neither of them higher. */
const aboutStyle = {
  ...above,
  ...detailsStyle,
  paddingX: 4,
  paddingBottom: 2,
  '&[open]': { paddingBottom: 5 },
  // Two that are closed share a row.
  [roomy]: {
    paddingTop: 2,
    paddingX: 5,
    borderTop: '1px solid',
    borderColor: 'line',
    '&[open], &:only-of-type': { gridColumn: '1 / -1' },
  },
} satisfies ThemeUIStyleObject;

const summaryStyle = { color: 'primary', fontWeight: 'medium' } satisfies ThemeUIStyleObject;

const describeStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/**
 * An activity with its times, its state and its details, which open in place. The title links to the fragment of
 * the activity, which opens the details.
 */
export function ActivityCard({ activity, now, Known, heading: Heading }: Props) {
  const t = useStrings('activity');
  const { activityId, cover, text } = activity;
  const state = now === undefined ? undefined : activityState(activity, now);
  return (
    <article id={activityId} sx={cardStyle}>
      <div sx={layoutStyle}>
        <div sx={coverStyle}>
          <Picture
            picture={cover}
            {...altOf(cover.text)}
            sizes="(min-width: 769px) 510px, 78vw"
            sx={state === 'ended' ? endedPictureStyle : pictureStyle}
          />
          <DateBadge activity={activity} isRunning={state === 'running'} />
        </div>
        <div sx={textStyle}>
          <StateLabel activity={activity} now={now} Known={Known} />
          <Heading lang={fallbackLang(text, 'title')} sx={titleStyle}>
            <LocalLink
              to="activity"
              suffix={`#${activityId}`}
              onClick={() => openDetails(activityId)}
              sx={cardLink}
            >
              <Sentences text={text.title} />
            </LocalLink>
          </Heading>
          <ActivityTimes activity={activity} />
          <p lang={fallbackLang(text, 'summary')}>{text.summary}</p>
          <ActivityLinks activity={activity} />
        </div>
        {text.html !== '' && (
          <details sx={aboutStyle}>
            <summary sx={summaryStyle}>
              {t('details')}{' '}
              <span lang={fallbackLang(text, 'title')} sx={visuallyHidden}>
                {text.title}
              </span>
              <ChevronDownIcon size={18} />
            </summary>
            <Prose html={text.html} lang={fallbackLang(text, 'body')} />
          </details>
        )}
        {cover.text && cover.text.description !== '' && (
          <details sx={aboutStyle}>
            <summary sx={describeStyle}>
              {t('describe')}
              <span sx={visuallyHidden}>{text.title}</span>
              <ChevronDownIcon size={18} />
            </summary>
            <p lang={fallbackLang(cover.text, 'description')}>{cover.text.description}</p>
          </details>
        )}
      </div>
    </article>
  );
}
