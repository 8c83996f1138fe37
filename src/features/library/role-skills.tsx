import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';

interface Props {
  skills: Queries.RoleDataFragment['text']['skills'];
  lang: string | undefined;
}

/** What a role can do; nothing where it has no skills. */
export const RoleSkills = ({ skills, lang }: Props) => {
  const t = useStrings('library');
  if (skills.length === 0) return null;
  return (
    <Section title={t('skills')} id="skills">
      <ul
        sx={{
          display: 'grid',
          gap: 3,
          padding: 0,
          listStyle: 'none',
          [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {skills.map(({ name, html, icon }, index) => (
          <li
            key={index}
            lang={lang}
            sx={{
              padding: 4,
              borderRadius: 'large',
              background: 'var(--yb-surface)',
              boxShadow: 'card',
            }}
          >
            {icon !== null && <Picture picture={icon} alt="" sizes="48px" sx={{ width: 48 }} />}
            <h3 sx={{ fontSize: 2, marginBottom: 2 }}>{name}</h3>
            <Prose html={html} sx={{ color: 'muted' }} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
