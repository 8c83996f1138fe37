import { usePlace } from '../../i18n/locale-context';
import { SiteLink } from '../../links/site-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { ChevronDownIcon } from '../../ui/icons/chevron-down';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { detailsStyle } from './details-style';
import { servicePeriod } from './period';

/** An activity that is over: a line that can be opened. Shown in the browser only, which knows the time. */
export function PastActivity({ activity }: { activity: Queries.ActivityDataFragment }) {
  const t = useStrings('activity');
  const { locale } = usePlace();
  const { activityId, cover, link, text } = activity;
  return (
    <article id={activityId} sx={{ borderTop: '1px solid', borderColor: 'line' }}>
      <details sx={detailsStyle}>
        <summary
          sx={{
            paddingY: 3,
            '&:hover h3': { color: 'primary' },
            '&:hover img, [open] > & img': { filter: 'none' },
          }}
        >
          <Picture
            picture={cover}
            alt=""
            sizes="128px"
            sx={{
              flex: 'none',
              width: 96,
              marginInlineEnd: 2,
              borderRadius: 'small',
              aspectRatio: '16 / 9',
              filter: 'grayscale(0.8)',
              [medium]: { width: 128 },
            }}
          />
          <span sx={{ flex: '1 1 auto', minWidth: 0 }}>
            <h3 lang={fallbackLang(text, 'title')} sx={{ fontSize: 2 }}>
              {text.title}
            </h3>
            <span sx={{ color: 'muted', fontSize: 1 }}>
              {t('period', { ...servicePeriod(activity, locale) })}
            </span>
          </span>
          <ChevronDownIcon size={20} />
        </summary>
        <div sx={{ display: 'grid', gap: 3, paddingBottom: 5, [medium]: { paddingLeft: 148 } }}>
          <p lang={fallbackLang(text, 'summary')} sx={{ maxWidth: 'text', color: 'muted' }}>
            {text.summary}
          </p>
          <Prose html={text.html} lang={fallbackLang(text, 'body')} />
          {link !== null && (
            <SiteLink to={link} sx={{ justifySelf: 'start', color: 'primary' }}>
              {t('open')}
            </SiteLink>
          )}
        </div>
      </details>
    </article>
  );
}
