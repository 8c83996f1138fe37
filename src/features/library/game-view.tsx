import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { medium } from '../../theme/theme';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Message } from '../../ui/message';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { GameGrid } from './game-card';
import { GameContents } from './game-contents';
import { GameFacts } from './game-facts';
import { GamePartner } from './game-partner';
import { RoleGrid } from './role-card';
import { sectionId } from './section-id';
import { TagList } from './tag-list';

/** A game: what it is, what to know about it, its pictures, roles and relatives. */
export const GameView = ({ game }: { game: Queries.GameDataFragment }) => {
  const t = useStrings('library');
  const { text, banner, cover, gallery, roles, related, character } = game;
  return (
    <>
      <Breadcrumbs>
        <LocalLink to="library">{t('title')}</LocalLink>
        <span lang={langOf(text, 'name')} aria-current="page">
          {text.name}
        </span>
      </Breadcrumbs>
      <div sx={{ marginTop: 3, overflow: 'hidden', borderRadius: 'large' }}>
        <Picture
          picture={banner ?? cover}
          alt=""
          first
          sizes="(min-width: 769px) 1120px, 94vw"
          sx={{ aspectRatio: '16 / 9', [medium]: { aspectRatio: '3 / 1' } }}
        />
      </div>
      <header sx={{ display: 'grid', gap: 3, paddingTop: 5, paddingBottom: 4 }}>
        <h1 lang={langOf(text, 'name')} sx={{ fontSize: 5, [medium]: { fontSize: 6 } }}>
          {text.name}
        </h1>
        <p lang={langOf(text, 'summary')} sx={{ maxWidth: 'text', fontSize: 3, color: 'muted' }}>
          {text.summary}
        </p>
        <TagList tags={text.tags} lang={langOf(text, 'tags')} />
      </header>
      <GameFacts game={game} />
      <GameContents game={game} />
      {text.html !== '' && (
        <Section title={t('introduction')} id="introduction">
          <Prose html={text.html} lang={langOf(text, 'description')} />
        </Section>
      )}
      {text.sections.map(({ title, html }, index) => (
        <Section
          key={sectionId(index)}
          title={title}
          id={sectionId(index)}
          lang={langOf(text, 'sections')}
        >
          <Prose html={html} lang={langOf(text, 'sections')} />
        </Section>
      ))}
      {gallery.length > 0 && (
        <Section title={t('gallery')} id="gallery">
          <ul
            sx={{
              display: 'grid',
              gap: 3,
              padding: 0,
              listStyle: 'none',
              [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {gallery.map((picture, index) => (
              <li key={index} sx={{ overflow: 'hidden', borderRadius: 'medium' }}>
                <Picture
                  picture={picture}
                  alt={t('gallery-picture', { name: text.name, number: index + 1 })}
                  sizes="(min-width: 769px) 550px, 94vw"
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={t('roles')}
        id="roles"
        aside={
          roles.length > 0 && (
            <LocalLink to="gameRoles" params={{ id: game.gameId }} sx={{ color: 'primary' }}>
              {t('all-roles')}
            </LocalLink>
          )
        }
      >
        {roles.length === 0 ? <Message title={t('no-roles')} /> : <RoleGrid roles={roles} />}
      </Section>
      {character !== null && <GamePartner character={character} />}
      {related.length > 0 && (
        <Section title={t('related')} id="related">
          <GameGrid games={related} />
        </Section>
      )}
    </>
  );
};
