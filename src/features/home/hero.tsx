import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { buttonStyle } from '../../ui/button-style';

/** What Youban offers, in one look. */
export const Hero = () => {
  const t = useStrings('home');
  const common = useStrings('common');
  return (
    <header
      sx={{
        display: 'grid',
        gap: 4,
        marginTop: 5,
        paddingX: 4,
        paddingY: 7,
        borderRadius: 'large',
        color: '#fff',
        background:
          'radial-gradient(circle at 85% 20%, #ffb45466, transparent 45%), linear-gradient(120deg, #2a1f7a, #5646d6 60%, #8b5cf6)',
        [medium]: { paddingX: 7, paddingY: 8 },
      }}
    >
      <h1 sx={{ fontSize: 6, [medium]: { fontSize: 7 } }}>{common('site-slogan')}</h1>
      <p sx={{ maxWidth: 560, fontSize: 3 }}>{t('lead')}</p>
      <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <LocalLink to="partners" sx={{ ...buttonStyle, background: '#fff', color: '#2a1f7a' }}>
          {t('meet')}
        </LocalLink>
        <LocalLink
          to="library"
          sx={{
            ...buttonStyle,
            background: 'transparent',
            border: '1px solid #fff',
            color: '#fff',
          }}
        >
          {t('browse')}
        </LocalLink>
      </p>
    </header>
  );
};
