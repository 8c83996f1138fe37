import type { ThemeUIStyleObject } from 'theme-ui';
import { SiteLink } from '../../links/site-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { detailsStyle } from '../../ui/details-style';

const articleStyle = { borderTop: '1px solid', borderColor: 'line' } satisfies ThemeUIStyleObject;

const summaryStyle = {
  paddingY: 3,
  '&:hover h3': { color: 'primary' },
  '&:hover img, [open] > & img': { filter: 'none' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  flex: 'none',
  width: 96,
  marginInlineEnd: 2,
  borderRadius: 'small',
  aspectRatio: '16 / 9',
  filter: 'grayscale(0.8)',
  [medium]: { width: 128 },
} satisfies ThemeUIStyleObject;

const headingStyle = { flex: '1 1 auto', minWidth: 0 } satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2 } satisfies ThemeUIStyleObject;

const periodStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const bodyStyle = {
  display: 'grid',
  gap: 3,
  paddingBottom: 5,
  [medium]: { paddingLeft: 148 },
} satisfies ThemeUIStyleObject;

const leadStyle = { maxWidth: 'text', color: 'muted' } satisfies ThemeUIStyleObject;

const openLinkStyle = { justifySelf: 'start', color: 'primary' } satisfies ThemeUIStyleObject;

/** An activity that has ended: one line with details to open. */
function PastActivity({ activity }: { activity: Queries.ActivityDataFragment }) {
  const t = useStrings('activity');
  const { activityId, cover, dates, link, text } = activity;
  return (
    <article id={activityId} sx={articleStyle}>
      <details sx={detailsStyle}>
        <summary sx={summaryStyle}>
          <Picture picture={cover} alt="" sizes="128px" sx={pictureStyle} />
          <span sx={headingStyle}>
            <h3 lang={fallbackLang(text, 'title')} sx={titleStyle}>
              {text.title}
            </h3>
            <span sx={periodStyle}>{t('period', { ...dates })}</span>
          </span>
          <ChevronDownIcon size={20} />
        </summary>
        <div sx={bodyStyle}>
          <p lang={fallbackLang(text, 'summary')} sx={leadStyle}>
            {text.summary}
          </p>
          <Prose html={text.html} lang={fallbackLang(text, 'body')} />
          {link !== null && (
            <SiteLink to={link} sx={openLinkStyle}>
              {t('open')}
            </SiteLink>
          )}
        </div>
      </details>
    </article>
  );
}

const leadLineStyle = {
  marginTop: -3,
  marginBottom: 4,
  color: 'muted',
} satisfies ThemeUIStyleObject;

const listStyle = {
  padding: 0,
  listStyle: 'none',
  borderBottom: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

/** The activities that have ended. Rendered in the browser only, which knows the time. */
export function PastActivities({
  activities,
}: {
  activities: readonly Queries.ActivityDataFragment[];
}) {
  const t = useStrings('activity');
  return (
    <Section title={t('past')} id="past">
      <p sx={leadLineStyle}>{t('past-lead')}</p>
      <ul sx={listStyle}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <PastActivity activity={activity} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
