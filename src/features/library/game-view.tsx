import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { Gallery } from './gallery';
import { GameGrid } from './game-card';
import { sectionId } from '../../routes/section-id';
import { GameTableOfContents } from './game-table-of-contents';
import { GameFacts } from './game-facts';
import { GameHero } from './game-hero';
import { GamePartner } from './game-partner';
import { GameRoles } from './game-roles';
import { ReportMistake } from './report-mistake';

const proseStyle = {
  fontSize: 2,
  [wide]: { maxWidth: 780, fontSize: 17 },
} satisfies ThemeUIStyleObject;

/** On a desktop the article, with facts and table of contents sticky beside it. */
const columnsStyle = {
  [wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(296px, 25cqi, 340px)',
    columnGap: 8,
    alignItems: 'start',
  },
} satisfies ThemeUIStyleObject;

const sideStyle = {
  display: 'contents',
  [wide]: {
    display: 'block',
    gridColumn: 2,
    gridRow: 1,
    position: 'sticky',
    top: 96,
    maxHeight: 'calc(100vh - 112px - var(--bottom-inset, 0px))',
    overflowY: 'auto',
    marginTop: 6,
  },
} satisfies ThemeUIStyleObject;

/** Less above the first part: the hero ends right before it. */
const articleStyle = {
  minWidth: 0,
  // Below the row of the contents, which lies over the page on a phone.
  '& h2': { scrollMarginTop: 16 },
  [wide]: { gridColumn: 1, gridRow: 1, '& > section:first-of-type': { marginTop: 6 } },
} satisfies ThemeUIStyleObject;

const allLinkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

/** The page of a game: text, facts, pictures, roles and related games. */
export function GameView({ game }: { game: Queries.GameDataFragment }) {
  const t = useStrings('library');
  const { gameId, text, gallery, roles, related } = game;
  const sectionsLang = fallbackLang(text, 'sections');
  return (
    <>
      <GameHero game={game} />
      <div sx={columnsStyle}>
        <div sx={sideStyle}>
          <GameFacts game={game} />
          <GameTableOfContents game={game} />
          <GamePartner game={game} beside />
        </div>
        <article sx={articleStyle}>
          {text.html !== '' && (
            <Section title={t('introduction')} id="introduction">
              <Prose html={text.html} lang={fallbackLang(text, 'description')} sx={proseStyle} />
            </Section>
          )}
          {gallery.length > 0 && (
            <Section title={t('gallery')} id="gallery">
              <Gallery pictures={gallery} name={text.name} />
            </Section>
          )}
          {text.sections.map(({ title, html }, index) => (
            <Section key={sectionId(index)} title={title} id={sectionId(index)} lang={sectionsLang}>
              <Prose html={html} lang={sectionsLang} sx={proseStyle} />
            </Section>
          ))}
          <Section
            title={t('roles')}
            id="roles"
            aside={
              roles.length > 0 && (
                <LocalLink to="gameRoles" params={{ id: gameId }} sx={allLinkStyle}>
                  {t('all-roles', { count: roles.length })}
                </LocalLink>
              )
            }
          >
            <GameRoles gameId={gameId} roles={roles} />
          </Section>
          <ReportMistake name={text.name} to="game" id={gameId} />
        </article>
      </div>
      <GamePartner game={game} />
      {related.length > 0 && (
        <Section title={t('related')} id="related">
          <GameGrid games={related} />
        </Section>
      )}
    </>
  );
}
