import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { buttonStyle } from '../../ui/button-style';
import { panelStyle, peekStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';

const partnerStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gap: 4,
  alignItems: 'center',
  marginTop: 7,
  padding: 4,
  backgroundImage: 'linear-gradient(105deg, rgb(255 180 84 / 26%), transparent 60%)',
  [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', marginTop: 8, padding: 5 },
  [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 6, padding: 6 },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  width: 112,
  aspectRatio: '1',
  borderRadius: '50%',
  boxShadow: `8px 4px 0 ${colors.amber}`,
  [wide]: { width: 136 },
} satisfies ThemeUIStyleObject;

const textStyle = { display: 'grid', gap: 2 } satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4, [wide]: { fontSize: 5 } } satisfies ThemeUIStyleObject;

const leadStyle = { maxWidth: 'text' } satisfies ThemeUIStyleObject;

const linkStyle = {
  ...buttonStyle,
  justifySelf: 'start',
  [medium]: { gridColumn: 2 },
  [wide]: { gridColumn: 3 },
} satisfies ThemeUIStyleObject;

/** The partner who knows a game, with a link to the chat. */
export function GamePartner({
  character: { characterId, avatar, text },
}: {
  character: NonNullable<Queries.GameDataFragment['character']>;
}) {
  const t = useStrings('library');
  return (
    <section aria-labelledby="partner" sx={partnerStyle}>
      <Picture picture={avatar} alt="" sizes="136px" sx={pictureStyle} />
      <div sx={textStyle}>
        <h2 id="partner" sx={titleStyle}>
          {t('partner')}
        </h2>
        <p lang={fallbackLang(text, 'name')} sx={leadStyle}>
          {t('partner-text', { name: text.name })}
        </p>
      </div>
      <LocalLink to="partnerDetail" params={{ id: characterId }} sx={linkStyle}>
        {t('partner-link', { name: text.name })}
      </LocalLink>
    </section>
  );
}
