import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { ActivityLinks } from './activity-links';
import { activityState } from './activity-state';
import { DateBadge } from './date-badge';
import { detailsStyle } from './details-style';
import { ActivityTimes } from './activity-times';
import { StateLabel } from './state-label';
import { openDetails } from './open-details';

interface Props {
  activity: Queries.ActivityDataFragment;
  /** The visitor's clock; until it is known no state is shown, because the page may be old. */
  now: number | undefined;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

/** Side by side where the card itself has room, wherever it stands. */
const roomy = '@container activity (min-width: 640px)';

/** Above the link that is spread over the card. */
const above = { position: 'relative', zIndex: 1 } satisfies ThemeUIStyleObject;

const cardStyle = {
  ...panelStyle,
  ...peekStyle,
  containerName: 'activity',
  containerType: 'inline-size',
} satisfies ThemeUIStyleObject;

const layoutStyle = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100%',
  [roomy]: {
    gridTemplateRows: 'auto',
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

const actionsStyle = { ...above, display: 'grid' } satisfies ThemeUIStyleObject;

const summaryStyle = { color: 'primary', fontWeight: 'medium' } satisfies ThemeUIStyleObject;

/**
 * An activity with its times, its state by the visitor's clock, and its details in place. Its title is
 * its address: it opens the details, and can be copied.
 */
export function ActivityCard({ activity, now, heading: Heading }: Props) {
  const t = useStrings('activity');
  const { activityId, cover, startAt, text } = activity;
  const isOver = now !== undefined && activityState(activity, now) === 'ended';
  return (
    <article id={activityId} sx={cardStyle}>
      <div sx={layoutStyle}>
        <div sx={coverStyle}>
          <Picture
            picture={cover}
            alt=""
            sizes="(min-width: 769px) 510px, 94vw"
            sx={isOver ? endedPictureStyle : pictureStyle}
          />
          <DateBadge startAt={startAt} />
        </div>
        <div sx={textStyle}>
          <StateLabel activity={activity} now={now} />
          <Heading lang={fallbackLang(text, 'title')} sx={titleStyle}>
            <LocalLink
              to="activity"
              suffix={`#${activityId}`}
              onClick={() => openDetails(activityId)}
              sx={cardLink}
            >
              {text.title}
            </LocalLink>
          </Heading>
          <ActivityTimes activity={activity} />
          <p lang={fallbackLang(text, 'summary')}>{text.summary}</p>
          <div sx={actionsStyle}>
            <ActivityLinks activity={activity} />
            {text.html !== '' && (
              <details sx={detailsStyle}>
                <summary sx={summaryStyle}>
                  {t('details')}
                  <ChevronDownIcon size={18} />
                </summary>
                <Prose html={text.html} lang={fallbackLang(text, 'body')} />
              </details>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
