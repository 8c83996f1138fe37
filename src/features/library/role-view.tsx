import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { widest } from '../../theme/theme';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { RoleEnd, RoleSkills, RoleStory } from './late-role-parts';
import { RoleAttributes } from './role-attributes';
import { RoleHero } from './role-hero';

/** Text as wide as its column on a wide page. */
const textStyle = { [widest]: { maxWidth: 'none', fontSize: 3 } } satisfies ThemeUIStyleObject;

interface Props {
  role: Queries.RoleDataFragment;
  /** The roles before and after it in their game. */
  previous: Queries.RoleLinkFragment | null;
  next: Queries.RoleLinkFragment | null;
}

/** A role: who it is, what it can do, how it is played. */
export function RoleView({ role, previous, next }: Props) {
  const t = useStrings('library');
  const { text } = role;
  return (
    <>
      <RoleHero
        role={role}
        measures={
          text.attributes.length > 0 ? (
            <RoleAttributes attributes={text.attributes} lang={fallbackLang(text, 'attributes')} />
          ) : null
        }
        skills={<RoleSkills skills={text.skills} lang={fallbackLang(text, 'skills')} />}
      >
        {text.html !== '' && (
          <Section title={t('how-to-play')} id="how-to-play">
            <Prose html={text.html} lang={fallbackLang(text, 'description')} sx={textStyle} />
          </Section>
        )}
      </RoleHero>
      {text.story !== '' && <RoleStory html={text.story} lang={fallbackLang(text, 'story')} />}
      <RoleEnd role={role} previous={previous} next={next} />
    </>
  );
}
