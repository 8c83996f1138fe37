import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { SiteLink } from '../../links/site-link';
import { useStrings } from '../../i18n/use-strings';
import { matchRoute } from '../../routes';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { CalendarIcon } from '../../ui/icons/calendar';
import { visuallyHidden } from '../../ui/visually-hidden';

const linksStyle = {
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

/** The link of an activity, and its calendar file. */
export function ActivityLinks({
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
