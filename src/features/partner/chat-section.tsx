import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { buttonStyle, quietButtonStyle } from '../../ui/button-style';
import { panelStyle } from '../../ui/card-style';
import type { Partner } from './partner';
import type { SectionProps } from './partner-section';

const greetingStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
} satisfies ThemeUIStyleObject;

const avatarStyle = {
  flex: 'none',
  borderRadius: 'round',
  objectFit: 'cover',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const wordsStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { marginBottom: 1, color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const bubbleStyle = {
  ...panelStyle,
  paddingX: 4,
  paddingY: 3,
  borderRadius: '4px 22px 22px 22px',
  fontSize: 3,
  whiteSpace: 'pre-line',
  [wide]: { paddingX: 5, paddingY: 4, fontSize: 4 },
} satisfies ThemeUIStyleObject;

function Greeting({ partner }: { partner: Partner }) {
  const { name, avatar, greeting } = partner;
  return (
    <div sx={greetingStyle}>
      <img src={avatar} alt="" width={56} height={56} sx={avatarStyle} />
      <div sx={wordsStyle}>
        <p lang={fallbackLang(partner, 'name')} sx={nameStyle}>
          {name}
        </p>
        <p lang={fallbackLang(partner, 'greeting')} sx={bubbleStyle}>
          {greeting}
        </p>
      </div>
    </div>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  marginTop: 6,
  [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
} satisfies ThemeUIStyleObject;

const invitationStyle = {
  display: 'grid',
  gap: 4,
  padding: 5,
  border: '1px dashed',
  borderColor: 'muted',
  borderRadius: 'large',
} satisfies ThemeUIStyleObject;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 3 } satisfies ThemeUIStyleObject;

/** A partner's greeting, and a note that chat is available in the app only. */
export function ChatSection({ partner }: SectionProps) {
  const t = useStrings('partner');
  const { id, name, greeting } = partner;
  return (
    <div sx={columnsStyle}>
      {greeting !== '' && <Greeting partner={partner} />}
      <div sx={invitationStyle}>
        <img src="/art/soon.svg" alt="" width={200} height={150} />
        <p>{t('chat-app', { name })}</p>
        <p sx={actionsStyle}>
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
