import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, widest } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { panelStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { plainList } from './list-style';

interface Props {
  skills: Queries.RoleDataFragment['text']['skills'];
  lang: string | undefined;
}

const signStyle = {
  width: 52,
  height: 52,
  borderRadius: 'medium',
  boxShadow: `5px 3px 0 ${colors.peek}`,
  // Beside name and text.
  [widest]: { gridRow: '1 / span 2', alignSelf: 'start', width: 72, height: 72 },
} satisfies ThemeUIStyleObject;

/** The number of a skill without a picture. */
const numberStyle = {
  ...signStyle,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid transparent',
  backgroundColor: 'night',
  color: 'onNight',
  fontSize: 4,
  fontWeight: 'heavy',
  lineHeight: 1,
} satisfies ThemeUIStyleObject;

const listStyle = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  [medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))' },
} satisfies ThemeUIStyleObject;

const skillStyle = {
  ...panelStyle,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 3,
  alignContent: 'start',
  padding: 4,
  [wide]: { padding: 5 },
} satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 3, [widest]: { fontSize: 4 } } satisfies ThemeUIStyleObject;

const textStyle = {
  gridColumn: '1 / -1',
  color: 'muted',
  [widest]: { gridColumn: 2, fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** The skills of a role; empty where it has none. */
export function RoleSkills({ skills, lang }: Props) {
  const t = useStrings('library');
  if (skills.length === 0) return null;
  return (
    <Section title={t('skills')} id="skills">
      <ol sx={listStyle}>
        {skills.map(({ name, html, icon }, index) => (
          <li key={index} lang={lang} sx={skillStyle}>
            {icon === null ? (
              <span aria-hidden="true" sx={numberStyle}>
                {index + 1}
              </span>
            ) : (
              <Picture
                picture={icon}
                alt=""
                sizes="(min-width: 2400px) 72px, 52px"
                sx={signStyle}
              />
            )}
            <h3 sx={nameStyle}>{name}</h3>
            <Prose html={html} sx={textStyle} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
