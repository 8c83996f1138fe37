import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { ReportMistake } from './report-mistake';
import { RoleAttributes } from './role-attributes';
import { RoleGrid } from './role-card';
import { RoleHero } from './role-hero';
import { RoleSkills } from './role-skills';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { inContent, nightGround } from '../../ui/dark-hero-band';
import { LocalLink } from '../../links/local-link';
import { panelStyle, peekStyle } from '../../ui/card-style';
import { ChevronLeftIcon } from '../../ui/icons/chevron-left';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { NameWithReading } from '../../ui/name-with-reading';

const storyStyle = {
  ...nightGround,
  marginTop: 7,
  paddingY: 7,
  [medium]: { marginTop: 8, paddingY: 8 },
} satisfies ThemeUIStyleObject;

const columnsStyle = {
  ...inContent,
  display: 'grid',
  gap: 4,
  [wide]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: 6 },
} satisfies ThemeUIStyleObject;

const dotsStyle = {
  width: 44,
  height: 44,
  marginBottom: 5,
  borderRadius: '50%',
  backgroundColor: '#8f83f0',
  boxShadow: `26px 10px 0 ${colors.amber}`,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4, [wide]: { fontSize: 5 } } satisfies ThemeUIStyleObject;

const textStyle = {
  fontSize: 3,
  lineHeight: 2,
  '& a': { color: 'amber' },
  '& blockquote': { color: 'nightMuted', borderColor: 'amber' },
  [wide]: { fontSize: 20 },
} satisfies ThemeUIStyleObject;

/** A role's story, on a dark ground. */
function RoleStory({ html, lang }: { html: string; lang: string | undefined }) {
  const t = useStrings('library');
  return (
    <section aria-labelledby="story" sx={storyStyle}>
      <div sx={columnsStyle}>
        <div>
          <div aria-hidden="true" sx={dotsStyle} />
          <h2 id="story" sx={titleStyle}>
            {t('story')}
          </h2>
        </div>
        <Prose html={html} lang={lang} sx={textStyle} />
      </div>
    </section>
  );
}

const linkStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 72,
  padding: 4,
  textDecoration: 'none',
  '&:focus-visible': { borderRadius: 'large' },
} satisfies ThemeUIStyleObject;

const nextStyle = {
  ...linkStyle,
  justifyContent: 'end',
  textAlign: 'end',
  [medium]: { gridColumn: 2 },
} satisfies ThemeUIStyleObject;

interface RolePagerProps {
  game: Queries.RoleDataFragment['game'];
  previous: Queries.RoleLinkFragment | null;
  next: Queries.RoleLinkFragment | null;
}

const wordsStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const labelStyle = { display: 'block', color: 'muted', fontSize: 0 } satisfies ThemeUIStyleObject;

function Name({
  of: { text },
  label,
}: {
  of: Pick<Queries.RoleLinkFragment, 'text'>;
  label: string;
}) {
  return (
    <span sx={wordsStyle}>
      <span sx={labelStyle}>{label}</span>
      <strong lang={fallbackLang(text, 'name')}>
        <NameWithReading name={text.name} />
      </strong>
    </span>
  );
}

const navStyle = {
  display: 'grid',
  gap: 4,
  marginTop: 7,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginTop: 8 },
} satisfies ThemeUIStyleObject;

/** The roles before and after this one in their game; in the place of one that there is not, all of them. */
function RolePager({ game, previous, next }: RolePagerProps) {
  const t = useStrings('library');
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('role-nav')} sx={navStyle}>
      {previous ? (
        <LocalLink to="role" params={{ id: previous.roleId }} sx={linkStyle}>
          <ChevronLeftIcon />
          <Name of={previous} label={t('previous-role')} />
        </LocalLink>
      ) : (
        <LocalLink to="gameRoles" params={{ id: game.gameId }} sx={linkStyle}>
          <Name of={game} label={t('roles')} />
        </LocalLink>
      )}
      {next ? (
        <LocalLink to="role" params={{ id: next.roleId }} sx={nextStyle}>
          <Name of={next} label={t('next-role')} />
          <ChevronRightIcon />
        </LocalLink>
      ) : (
        <LocalLink to="gameRoles" params={{ id: game.gameId }} sx={nextStyle}>
          <Name of={game} label={t('roles')} />
        </LocalLink>
      )}
    </nav>
  );
}

interface Props {
  role: Queries.RoleDataFragment;
  /** The roles before and after it in their game. */
  previous: Queries.RoleLinkFragment | null;
  next: Queries.RoleLinkFragment | null;
}

/** A role: who it is, what it can do, how it is played. */
export function RoleView({ role, previous, next }: Props) {
  const t = useStrings('library');
  const { text, related } = role;
  return (
    <>
      <RoleHero
        role={role}
        measures={
          text.attributes.length > 0 ? (
            <RoleAttributes attributes={text.attributes} lang={fallbackLang(text, 'attributes')} />
          ) : null
        }
      >
        {text.html !== '' && (
          <Section title={t('how-to-play')} id="how-to-play">
            <Prose html={text.html} lang={fallbackLang(text, 'description')} />
          </Section>
        )}
      </RoleHero>
      <RoleSkills skills={text.skills} lang={fallbackLang(text, 'skills')} />
      {text.story !== '' && <RoleStory html={text.story} lang={fallbackLang(text, 'story')} />}
      {related.length > 0 && (
        <Section title={t('related-roles')} id="related">
          <RoleGrid roles={related} />
        </Section>
      )}
      <ReportMistake name={text.name} to="role" id={role.roleId} updated={role.updated} />
      <RolePager game={role.game} previous={previous} next={next} />
    </>
  );
}
