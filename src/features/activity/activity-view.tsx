import { langOf } from '../../i18n/untranslated';
import { SiteLink } from '../../i18n/site-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Message } from '../../ui/message';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { ActivityCard } from './activity-card';
import { useNow } from './use-now';

interface Props {
  activities: readonly Queries.ActivityDataFragment[];
  banners: readonly Queries.BannerDataFragment[];
}

const Banner = ({
  banner: { image, link, text },
  first,
}: {
  banner: Queries.BannerDataFragment;
  first: boolean;
}) => {
  const title = <span lang={langOf(text, 'title')}>{text.title}</span>;
  return (
    <div sx={cardStyle}>
      <Picture
        picture={image}
        alt=""
        first={first}
        sizes="(min-width: 769px) 560px, 94vw"
        sx={{ aspectRatio: '3 / 1' }}
      />
      <p sx={{ padding: 3, fontWeight: 'bold' }}>
        {link === null ? (
          title
        ) : (
          <SiteLink to={link} sx={cardLink}>
            {title}
          </SiteLink>
        )}
      </p>
    </div>
  );
};

/** All activities: the highlighted ones above, then each with its state. */
export const ActivityView = ({ activities, banners }: Props) => {
  const t = useStrings('activity');
  const now = useNow();
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      {banners.length > 0 && (
        <ul
          aria-label={t('highlights')}
          sx={{
            display: 'grid',
            gap: 3,
            padding: 0,
            marginBottom: 6,
            listStyle: 'none',
            [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {banners.map((banner, index) => (
            <li key={banner.bannerId} sx={{ display: 'grid' }}>
              <Banner banner={banner} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {activities.length === 0 ? (
        <Message title={t('empty-title')} text={t('empty-text')} />
      ) : (
        <ul sx={{ display: 'grid', gap: 4, padding: 0, listStyle: 'none' }}>
          {activities.map((activity) => (
            <li key={activity.activityId} sx={{ display: 'grid' }}>
              <ActivityCard activity={activity} now={now} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
