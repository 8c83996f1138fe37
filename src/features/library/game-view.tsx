import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { sectionId } from '../../routes/section-id';
import { sticky, wide, widest } from '../../theme/theme';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { Gallery } from './gallery';
import { GameTableOfContents } from './game-table-of-contents';
import { CONTENTS_PX, GameHero } from './game-hero';
import {
  CoverDescription,
  Facts,
  PartnerBelow,
  PartnerBeside,
  Related,
  Roles,
} from './late-game-parts';
import { ReportMistake } from './report-mistake';

const proseStyle = {
  fontSize: 2,
  [wide]: { maxWidth: '48.75rem', fontSize: '1.0625rem' },
  [widest]: { maxWidth: '54rem', fontSize: '1.1875rem' },
} satisfies ThemeUIStyleObject;

/** The article with facts, table of contents and the partner beside it on a desktop; the contents before it if there is room. */
const columnsStyle = {
  [wide]: {
    display: 'grid',
    gridTemplateColumns: '[text] minmax(0, 1fr) [side] clamp(296px, 28cqi, 400px)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 8,
    alignItems: 'start',
  },
  [widest]: { gridTemplateColumns: `${CONTENTS_PX}px [text] minmax(0, 1fr) [side] 400px` },
} satisfies ThemeUIStyleObject;

/** The lower right of the hero would be empty: the facts begin there, beside the name, and reach over its edge. */
const factsPlaceStyle = {
  display: 'contents',
  [wide]: { display: 'block', gridColumn: 'side', gridRow: 1, marginTop: -340, minHeight: 404 },
} satisfies ThemeUIStyleObject;

/** The facts scroll away: contents and partner have the height of a laptop to themselves. */
const stickyStyle = {
  display: 'contents',
  [wide]: {
    display: 'block',
    gridColumn: 'side',
    gridRow: 2,
    position: sticky,
    top: 96,
    maxHeight: 'calc(100vh - 112px - var(--bottom-inset, 0px))',
    overflowY: 'auto',
    // Room for the shadow of a card, which the column cuts off.
    margin: '0 -16px -24px',
    padding: '0 16px 24px',
  },
  [widest]: {
    display: 'contents',
    '& nav': { gridColumn: 1, gridRow: '1 / span 2', position: sticky, top: 96 },
    '& section': { gridColumn: 'side', position: sticky, top: 96 },
  },
} satisfies ThemeUIStyleObject;

/** Less above the first part: the hero ends right before it. */
const articleStyle = {
  minWidth: 0,
  // Below the row of the contents, which lies over the page on a phone.
  '& h2': { scrollMarginTop: 16 },
  [wide]: {
    gridColumn: 'text',
    gridRow: '1 / span 2',
    '& > section:first-of-type': { marginTop: 6 },
  },
} satisfies ThemeUIStyleObject;

const allLinkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

export function GameView({ game }: { game: Queries.GameDataFragment }) {
  const t = useStrings('library');
  const inGame = useStrings('game');
  const { gameId, text, banner, cover, gallery, pictureWords, roles, related } = game;
  const sectionsLang = fallbackLang(text, 'sections');
  const { variant } = usePlace();
  // A phone has it on its first screen; beside the text, it comes behind what the page is for.
  const beside = (
    <div sx={stickyStyle}>
      <GameTableOfContents game={game} />
      <PartnerBeside game={game} beside />
    </div>
  );
  return (
    <>
      <GameHero game={game} />
      <div sx={columnsStyle}>
        {variant === 'm' && beside}
        <div sx={factsPlaceStyle}>
          <Facts game={game} />
        </div>
        <article sx={articleStyle}>
          {text.html !== '' && (
            <Section title={t('introduction')} id="introduction">
              <Prose html={text.html} lang={fallbackLang(text, 'description')} sx={proseStyle} />
            </Section>
          )}
          <CoverDescription label={inGame('describe-cover')} shown={banner ?? cover} />
          {gallery.length > 0 && (
            <Section title={t('gallery')} id="gallery">
              <Gallery pictures={gallery} name={text.name} words={pictureWords} />
            </Section>
          )}
          {text.sections.map(({ title, html }, index) => (
            <Section key={sectionId(index)} title={title} id={sectionId(index)} lang={sectionsLang}>
              <Prose html={html} lang={sectionsLang} sx={proseStyle} />
            </Section>
          ))}
        </article>
        {variant === 'pc' && beside}
      </div>
      {/* As wide as the page: nothing is beside them. */}
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
        <Roles gameId={gameId} roles={roles} />
      </Section>
      {/* Nobody knows: said last, right above the way to tell. */}
      {game.accessInWords === null && (
        <Section title={inGame('access')} id="access">
          <p>{inGame('access-none')}</p>
        </Section>
      )}
      <ReportMistake name={text.name} to="game" id={gameId} />
      {/* A page for desks is always wide enough to have it beside the text. */}
      {variant === 'm' && (
        <div>
          <PartnerBelow game={game} />
        </div>
      )}
      {related.length > 0 && (
        <Section title={t('related')} id="related">
          <Related games={related} />
        </Section>
      )}
    </>
  );
}
