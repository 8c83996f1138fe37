import { LocalLink } from '../../links/local-link';
import { SiteLink } from '../../links/site-link';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { CalendarIcon } from '../../ui/icons/calendar';
import { visuallyHidden } from '../../ui/visually-hidden';

/** Where an activity leads, and the file that puts it into a calendar. */
export function ActivityLinks({
  activity: { activityId, link, text },
}: {
  activity: Pick<Queries.ActivityDataFragment, 'activityId' | 'link' | 'text'>;
}) {
  const t = useStrings('activity');
  const { title } = text;
  return (
    <p sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      {link !== null && (
        <SiteLink to={link} sx={{ ...quietButtonStyle, ...smallButton }}>
          {t('open')}
          <span sx={visuallyHidden}>{title}</span>
        </SiteLink>
      )}
      <LocalLink
        to="activityCalendar"
        params={{ id: activityId }}
        label={t('calendar-of', { title })}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 44,
          color: 'muted',
          fontSize: 1,
          textDecoration: 'none',
          '&:hover': { color: 'text', textDecoration: 'underline' },
        }}
      >
        <CalendarIcon size={18} />
        {t('calendar')}
      </LocalLink>
    </p>
  );
}
