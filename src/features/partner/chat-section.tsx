import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { panelStyle } from '../../ui/card-style';
import type { Partner } from './partner';
import type { SectionProps } from './partner-section';

function Greeting({ partner }: { partner: Partner }) {
  const { name, avatar, greeting } = partner;
  return (
    <div sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      <img
        src={avatar}
        alt=""
        width={56}
        height={56}
        sx={{
          flex: 'none',
          borderRadius: 'round',
          objectFit: 'cover',
          background: 'var(--yb-raised)',
        }}
      />
      <div sx={{ minWidth: 0 }}>
        <p
          lang={fallbackLang(partner, 'name')}
          sx={{ marginBottom: 1, color: 'muted', fontSize: 1 }}
        >
          {name}
        </p>
        <p
          lang={fallbackLang(partner, 'greeting')}
          sx={{
            ...panelStyle,
            paddingX: 4,
            paddingY: 3,
            borderRadius: '4px 22px 22px 22px',
            fontSize: 3,
            whiteSpace: 'pre-line',
            [wide]: { paddingX: 5, paddingY: 4, fontSize: 4 },
          }}
        >
          {greeting}
        </p>
      </div>
    </div>
  );
}

/** A partner's greeting. Chatting itself comes later, and the page says so. */
export function ChatSection({ partner }: SectionProps) {
  const t = useStrings('partner');
  const { id, name, greeting } = partner;
  return (
    <div
      sx={{
        display: 'grid',
        gap: 6,
        alignItems: 'start',
        marginTop: 6,
        [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      {greeting !== '' && <Greeting partner={partner} />}
      <div
        sx={{
          display: 'grid',
          gap: 4,
          padding: 5,
          border: '1px dashed',
          borderColor: 'muted',
          borderRadius: 'large',
        }}
      >
        <img src="/art/soon.svg" alt="" width={200} height={150} />
        <p>{t('chat-app', { name })}</p>
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <LocalLink to="partnerStory" params={{ id }} sx={buttonStyle}>
            {t('title-story', { name })}
          </LocalLink>
          <LocalLink to="partnerGames" params={{ id }} sx={quietButtonStyle}>
            {t('title-games', { name })}
          </LocalLink>
        </p>
      </div>
    </div>
  );
}
