import { formatServiceTime } from '../../i18n/dates';
import { usePlace } from '../../i18n/place';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { SiteLink } from '../../i18n/site-link';
import { activityState, type ActivityState } from './activity-state';

const badgeColors: Readonly<Record<ActivityState, { background: string; color: string }>> = {
  upcoming: { background: 'var(--yb-primarySoft)', color: 'var(--yb-primary)' },
  running: { background: 'var(--yb-primary)', color: 'var(--yb-onPrimary)' },
  ended: { background: 'var(--yb-raised)', color: 'var(--yb-muted)' },
};

interface Props {
  activity: Queries.ActivityDataFragment;
  /** The visitor's clock; until it is known no state is shown, because the page may be old. */
  now: number | undefined;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

/** An activity with its times, its state by the visitor's clock, and its details in place. */
export const ActivityCard = ({ activity, now, heading: Heading }: Props) => {
  const t = useStrings('activity');
  const { locale } = usePlace();
  const { activityId, cover, startAt, endAt, link, text } = activity;
  const state = now === undefined ? undefined : activityState(activity, now);
  return (
    <article
      id={activityId}
      sx={{
        ...cardStyle,
        '&:hover': {},
        [medium]: {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          gridTemplateRows: 'auto',
        },
      }}
    >
      <Picture
        picture={cover}
        alt=""
        sizes="(min-width: 769px) 440px, 94vw"
        sx={{ aspectRatio: '16 / 9', height: '100%' }}
      />
      <div sx={{ display: 'grid', gap: 2, padding: 4, alignContent: 'start' }}>
        <p sx={{ minHeight: 30 }}>
          {state !== undefined && (
            <span
              sx={{
                display: 'inline-block',
                paddingX: 3,
                borderRadius: 'round',
                fontSize: 1,
                ...badgeColors[state],
              }}
            >
              {t(state)}
            </span>
          )}
        </p>
        <Heading lang={langOf(text, 'title')} sx={{ fontSize: 4 }}>
          {text.title}
        </Heading>
        {/* A browser may put date and time together in another way than the build did. */}
        <p suppressHydrationWarning sx={{ fontSize: 1, color: 'muted' }}>
          {t('period', {
            from: formatServiceTime(startAt, locale),
            to: formatServiceTime(endAt, locale),
          })}
        </p>
        <p lang={langOf(text, 'summary')}>{text.summary}</p>
        {text.html !== '' && (
          <details>
            <summary sx={{ cursor: 'pointer', color: 'primary', paddingY: 2 }}>
              {t('details')}
            </summary>
            <Prose html={text.html} lang={langOf(text, 'body')} />
          </details>
        )}
        {link !== null && (
          <SiteLink to={link} sx={{ justifySelf: 'start', color: 'primary' }}>
            {t('open')}
          </SiteLink>
        )}
      </div>
    </article>
  );
};
