import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { Rarity } from './rarity';
import { RoleGrid } from './role-card';
import { RoleSkills } from './role-skills';

/** A role: who it is, what it can do, how it is played. */
export const RoleView = ({ role }: { role: Queries.RoleDataFragment }) => {
  const t = useStrings('library');
  const { text, game, portrait, avatar, rarity, related } = role;
  return (
    <>
      <Breadcrumbs>
        <LocalLink to="library">{t('title')}</LocalLink>
        <span lang={langOf(game.text, 'name')}>
          <LocalLink to="game" params={{ id: game.gameId }}>
            {game.text.name}
          </LocalLink>
        </span>
        <LocalLink to="gameRoles" params={{ id: game.gameId }}>
          {t('roles')}
        </LocalLink>
        <span lang={langOf(text, 'name')} aria-current="page">
          {text.name}
        </span>
      </Breadcrumbs>
      <div
        sx={{
          display: 'grid',
          gap: 5,
          marginTop: 4,
          [medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 6 },
        }}
      >
        <div sx={{ overflow: 'hidden', borderRadius: 'large', alignSelf: 'start' }}>
          <Picture
            picture={portrait ?? avatar}
            alt={text.name}
            first
            sizes="(min-width: 769px) 430px, 94vw"
          />
        </div>
        <div>
          <h1 lang={langOf(text, 'name')} sx={{ fontSize: 5, [medium]: { fontSize: 6 } }}>
            {text.name}
          </h1>
          {text.title !== '' && (
            <p lang={langOf(text, 'title')} sx={{ fontSize: 3, color: 'muted' }}>
              {text.title}
            </p>
          )}
          {rarity !== null && <Rarity count={rarity} />}
          <p lang={langOf(text, 'tags')} sx={{ color: 'muted' }}>
            {text.tags.join(' · ')}
          </p>
          <Section title={t('how-to-play')} id="how-to-play">
            <Prose html={text.html} lang={langOf(text, 'description')} />
          </Section>
          {text.attributes.length > 0 && (
            <Section title={t('attributes')} id="attributes">
              <dl
                lang={langOf(text, 'attributes')}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
                  gap: 2,
                }}
              >
                {text.attributes.map(({ label, value }, index) => (
                  <div
                    key={index}
                    sx={{ padding: 3, borderRadius: 'medium', background: 'var(--yb-raised)' }}
                  >
                    <dt sx={{ fontSize: 0, color: 'muted' }}>{label}</dt>
                    <dd sx={{ margin: 0, fontSize: 3, fontWeight: 'bold' }}>{value}</dd>
                  </div>
                ))}
              </dl>
            </Section>
          )}
        </div>
      </div>
      <RoleSkills skills={text.skills} lang={langOf(text, 'skills')} />
      {text.story !== '' && (
        <Section title={t('story')} id="story">
          <Prose html={text.story} lang={langOf(text, 'story')} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('related-roles')} id="related">
          <RoleGrid roles={related} />
        </Section>
      )}
    </>
  );
};
