import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';

/** The partner who knows a game. */
export const GamePartner = ({
  character: { characterId, avatar, text },
}: {
  character: NonNullable<Queries.GameDataFragment['character']>;
}) => {
  const t = useStrings('library');
  return (
    <Section title={t('partner')} id="partner">
      <div
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 4,
          padding: 4,
          borderRadius: 'large',
          background: 'var(--yb-primarySoft)',
        }}
      >
        <Picture picture={avatar} alt="" sizes="96px" sx={{ width: 96, borderRadius: 'round' }} />
        <p sx={{ flex: '1 1 240px' }}>{t('partner-text', { name: text.name })}</p>
        <LocalLink to="partnerDetail" params={{ id: characterId }} sx={buttonStyle}>
          {t('partner-link', { name: text.name })}
        </LocalLink>
      </div>
    </Section>
  );
};
