import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { sectionId } from '../../routes/section-id';
import { wide } from '../../theme/theme';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { Gallery } from './gallery';
import { GameTableOfContents } from './game-table-of-contents';
import { GameHero } from './game-hero';
import { PartnerBelow, PartnerBeside, Related, Roles } from './late-game-parts';
import { ReportMistake } from './report-mistake';
import { panelStyle } from '../../ui/card-style';
import { DOT } from '../../i18n/dot';

interface Props {
  game: Pick<
    Queries.GameDataFragment,
    | 'released'
    | 'checked'
    | 'updated'
    | 'gameVersion'
    | 'platforms'
    | 'playersInWords'
    | 'sessionInWords'
    | 'moodsInWords'
    | 'text'
  >;
}

const factsStyle = {
  ...panelStyle,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
  gap: 4,
  marginTop: 4,
  padding: 4,
  // By their elements: a class at each would be a part of the page's weight.
  '& dt': { fontSize: 0, color: 'muted' },
  '& dd': { margin: 0, fontWeight: 'medium' },
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, margin: 0, padding: 5 },
} satisfies ThemeUIStyleObject;

/** Facts of a game besides its texts, and how fresh the page is; what is not known is left out. */
export function GameFacts({ game }: Props) {
  const t = useStrings('library');
  const { released, checked, updated, gameVersion, platforms, text } = game;
  const isCheckedFor = checked !== null && gameVersion !== null;
  const facts = [
    { name: t('developer'), value: text.developer, lang: fallbackLang(text, 'developer') },
    { name: t('publisher'), value: text.publisher, lang: fallbackLang(text, 'publisher') },
    { name: t('released'), value: released ?? '' },
    { name: t('platforms'), value: platforms.join(DOT) },
    { name: t('players'), value: game.playersInWords ?? '' },
    { name: t('session'), value: game.sessionInWords ?? '' },
    { name: t('moods'), value: game.moodsInWords.join(DOT) },
    ...(isCheckedFor
      ? [{ name: t('checked'), value: t('checked-for', { day: checked, version: gameVersion }) }]
      : [
          { name: t('version'), value: gameVersion ?? '' },
          { name: t('checked'), value: checked ?? '' },
        ]),
    { name: t('updated'), value: updated },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl aria-label={t('facts')} sx={factsStyle}>
      {facts.map(({ name, value, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const proseStyle = {
  fontSize: 2,
  [wide]: { maxWidth: 780, fontSize: 17 },
} satisfies ThemeUIStyleObject;

/** The article with facts, table of contents and the partner beside it on a desktop. */
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
  [wide]: { display: 'block', gridColumn: 2, gridRow: 1, alignSelf: 'stretch', marginTop: 6 },
} satisfies ThemeUIStyleObject;

/** The lower right of the hero would be empty: the facts begin there, and reach over its edge. */
const factsPlaceStyle = {
  display: 'contents',
  [wide]: { display: 'block', marginTop: -200, minHeight: 232 },
} satisfies ThemeUIStyleObject;

/** The facts scroll away: contents and partner have the height of a laptop to themselves. */
const stickyStyle = {
  display: 'contents',
  [wide]: {
    display: 'block',
    position: 'sticky',
    top: 96,
    maxHeight: 'calc(100vh - 112px - var(--bottom-inset, 0px))',
    overflowY: 'auto',
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

export function GameView({ game }: { game: Queries.GameDataFragment }) {
  const t = useStrings('library');
  const { gameId, text, gallery, pictureWords, roles, related } = game;
  const sectionsLang = fallbackLang(text, 'sections');
  return (
    <>
      <GameHero game={game} />
      <div sx={columnsStyle}>
        <div sx={sideStyle}>
          <div sx={factsPlaceStyle}>
            <GameFacts game={game} />
          </div>
          <div sx={stickyStyle}>
            <GameTableOfContents game={game} />
            <PartnerBeside game={game} beside />
          </div>
        </div>
        <article sx={articleStyle}>
          {text.html !== '' && (
            <Section title={t('introduction')} id="introduction">
              <Prose html={text.html} lang={fallbackLang(text, 'description')} sx={proseStyle} />
            </Section>
          )}
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
          <ReportMistake name={text.name} to="game" id={gameId} />
        </article>
      </div>
      <div>
        <PartnerBelow game={game} />
      </div>
      {related.length > 0 && (
        <Section title={t('related')} id="related">
          <Related games={related} />
        </Section>
      )}
    </>
  );
}
