import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import type { Partner } from './partner';
import { quietButtonStyle } from '../../ui/button-style';

/** A partner's greeting. Chatting itself comes later, and the page says so. */
export const ChatSection = ({ partner }: { partner: Partner }) => {
  const t = useStrings('partner');
  const { id, name, avatar, greeting } = partner;
  return (
    <div sx={{ display: 'grid', gap: 5, maxWidth: 'text', marginTop: 6 }}>
      {greeting !== '' && (
        <div sx={{ display: 'flex', gap: 3 }}>
          <img
            src={avatar}
            alt=""
            width={48}
            height={48}
            sx={{
              flex: 'none',
              width: 48,
              height: 48,
              borderRadius: 'round',
              objectFit: 'cover',
              background: 'var(--yb-raised)',
            }}
          />
          <div>
            <p lang={langOf(partner, 'name')} sx={{ color: 'muted', fontSize: 1 }}>
              {name}
            </p>
            <p
              lang={langOf(partner, 'greeting')}
              sx={{
                paddingX: 4,
                paddingY: 3,
                borderRadius: '4px 20px 20px 20px',
                background: 'var(--yb-surface)',
                boxShadow: 'card',
                whiteSpace: 'pre-line',
              }}
            >
              {greeting}
            </p>
          </div>
        </div>
      )}
      <div
        sx={{
          display: 'grid',
          gap: 3,
          padding: 4,
          borderRadius: 'large',
          background: 'var(--yb-raised)',
        }}
      >
        <p>{t('chat-app', { name })}</p>
        <p sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <LocalLink to="partnerStory" params={{ id }} sx={buttonStyle}>
            {t('title-story', { name })}
          </LocalLink>
          <LocalLink
            to="partnerGames"
            params={{ id }}
            sx={{ ...quietButtonStyle, background: 'var(--yb-surface)' }}
          >
            {t('title-games', { name })}
          </LocalLink>
        </p>
      </div>
    </div>
  );
};
