import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';

const ways = [
  { to: 'partners', name: 'way-partners', text: 'way-partners-text' },
  { to: 'library', name: 'way-library', text: 'way-library-text' },
] as const;

/** Where somebody may go from the profile. */
export function NextLinks() {
  const t = useStrings('profile');
  return (
    <nav aria-label={t('ways-on')} sx={{ display: 'grid', gap: 4 }}>
      {ways.map(({ to, name, text }) => (
        <div
          key={to}
          sx={{
            ...panelStyle,
            ...peekStyle,
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            padding: 4,
          }}
        >
          <div sx={{ flexGrow: 1, minWidth: 0 }}>
            <LocalLink to={to} sx={{ ...cardLink, fontSize: 3, fontWeight: 'bold' }}>
              {t(name)}
            </LocalLink>
            <p sx={{ color: 'muted', fontSize: 1 }}>{t(text)}</p>
          </div>
          <ChevronRightIcon sx={{ color: 'muted' }} />
        </div>
      ))}
    </nav>
  );
}
