import type { ThemeUIStyleObject } from 'theme-ui';
import { SiteLink } from '../../links/site-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { cardLink, peekStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { Sentences } from '../../ui/sentences';
import { matchRoute } from '../../routes';
import type { BannerState } from './banner-state';

const bannerStyle = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 'large',
  backgroundColor: 'nightDeep',
  color: 'onNight',
} satisfies ThemeUIStyleObject;

const linkedBannerStyle = { ...peekStyle, ...bannerStyle } satisfies ThemeUIStyleObject;

const pictureStyle = {
  gridArea: '1 / 1',
  height: '100%',
  minHeight: 0,
  aspectRatio: '16 / 10',
} satisfies ThemeUIStyleObject;

const titleStyle = {
  gridArea: '1 / 1',
  alignSelf: 'end',
  padding: 4,
  paddingTop: 7,
  background:
    'linear-gradient(to top, rgb(21 16 48 / 92%) 35%, rgb(21 16 48 / 72%) 65%, transparent)',
  fontSize: 2,
  fontWeight: 'bold',
  lineHeight: 1.4,
  textWrap: 'balance',
} satisfies ThemeUIStyleObject;

type Activity = Queries.ActivityDataFragment;

/** Finds the activity on its page that an address leads to. */
function activityAt(link: string | null, activities: readonly Activity[]): Activity | undefined {
  const [page = '', id] = link?.split('#') ?? [];
  if (id === undefined || matchRoute(page)?.name !== 'activity') return undefined;
  return activities.find(({ activityId }) => activityId === id);
}

interface Props {
  banners: readonly Queries.BannerDataFragment[];
  activities: readonly Activity[];
  /** The visitor's clock, in milliseconds since 1970; undefined until hydration. */
  now: number | undefined;
  /** Draws the state of an activity; undefined until its code has come. */
  State: typeof BannerState | undefined;
}

function Banner({
  banner: { image, link, text },
  first,
  activities,
  now,
  State,
}: Omit<Props, 'banners'> & { banner: Queries.BannerDataFragment; first: boolean }) {
  const activity = activityAt(link, activities);
  const title = (
    <span lang={fallbackLang(text, 'title')}>
      <Sentences text={text.title} />
    </span>
  );
  return (
    <div sx={link === null ? bannerStyle : linkedBannerStyle}>
      <Picture
        picture={image}
        alt=""
        first={first}
        sizes={`(min-width: 769px) ${first ? 1360 : 640}px, 94vw`}
        sx={pictureStyle}
      />
      <p className="title" sx={titleStyle}>
        {link === null ? (
          title
        ) : (
          <SiteLink to={link} sx={cardLink}>
            {title}
          </SiteLink>
        )}
      </p>
      {State && activity && now !== undefined && <State activity={activity} now={now} />}
    </div>
  );
}

const rowStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 420px)',
  gap: 3,
  // The row spans the full width; its padding keeps focus rings and second layers from being cut off.
  margin: '0 -16px 32px',
  padding: '4px 16px 12px',
  overflowX: 'auto',
  scrollPaddingInline: 16,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& > li': { display: 'grid', scrollSnapAlign: 'start' },
  [wide]: {
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // Both rows beside the first are there before what stands in the second.
    gridTemplateRows: 'repeat(2, 1fr)',
    gap: 4,
    margin: '0 0 64px',
    padding: 0,
    overflow: 'visible',
    '& img': { aspectRatio: '2 / 1' },
    '& > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    '& > li:first-of-type .title': { padding: 5, paddingTop: 8, fontSize: 5 },
  },
} satisfies ThemeUIStyleObject;

/** Rows of few, told by their number: rules that wait for a last child move what a browser has drawn while more arrives. */
const rowOfOneStyle = {
  ...rowStyle,
  '& > li': {
    ...rowStyle['& > li'],
    gridColumn: '1 / -1',
    width: 'calc(100cqw - 32px)',
    [wide]: { width: 'auto', '& img': { aspectRatio: '3 / 1' } },
  },
} satisfies ThemeUIStyleObject;

const rowOfTwoStyle = {
  ...rowStyle,
  '& > li + li': { [wide]: { gridRow: 'span 2' } },
} satisfies ThemeUIStyleObject;

function styleOf(count: number): ThemeUIStyleObject {
  if (count === 1) return rowOfOneStyle;
  return count === 2 ? rowOfTwoStyle : rowStyle;
}

/**
 * The highlighted activities: a row to swipe on a phone; on a desktop the first one large, two beside it and the
 * others beneath.
 */
export function Banners({ banners, ...clock }: Props) {
  const t = useStrings('activity');
  return (
    <ul aria-label={t('highlights')} sx={styleOf(banners.length)}>
      {banners.map((banner, index) => (
        <li key={banner.bannerId}>
          <Banner banner={banner} first={index === 0} {...clock} />
        </li>
      ))}
    </ul>
  );
}
