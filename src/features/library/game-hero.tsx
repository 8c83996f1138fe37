import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { shallowWindow } from '../../config/breakpoints-and-sizes';
import { forcedColors, medium, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { inPhrases } from '../../ui/in-phrases';
import { altOf } from '../../ui/alt-of';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { crumbsAtNight, inContent, nightGround } from '../../ui/night-ground';
import { oneCrumbOnPhones } from '../../ui/one-crumb-on-phones';
import { Picture } from '../../ui/picture';
import { isLongTitle, longNameTitleStyle, nameTitleStyle } from '../../ui/page-name-style';
import { nightToolStyle } from '../../ui/night-tool-style';
import { AskPartnerLink, mainStyle } from './ask-partner-link';
import { firstSpoiler } from './first-spoiler';
import { ItemButtonRow } from './item-button-row';
import { TagList } from './tag-list';

/** Width of the table of contents before the text, where there is room for it. */
export const CONTENTS_PX = 216;

const heroStyle = {
  ...nightGround,
  // In place of the gradient.
  background: colors.nightDeep,
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  aspectRatio: '16 / 10',
  [medium]: { aspectRatio: '2 / 1' },
  // On the widest screens a cover keeps its subject, and the name is in sight.
  [wide]: { aspectRatio: '3 / 1', maxHeight: 'max(520px, min(46vw, 70vh))' },
  // The name is in sight, too.
  [shallowWindow]: { maxHeight: 120 },
} satisfies ThemeUIStyleObject;

const shadeStyle = {
  position: 'relative',
  marginTop: -88,
  background: `linear-gradient(rgb(21 16 48 / 0%), rgb(21 16 48 / 84%) 52px, ${colors.nightDeep} 86px)`,
  [wide]: {
    marginTop: -230,
    background: `linear-gradient(rgb(21 16 48 / 0%), rgb(21 16 48 / 82%) 72px, ${colors.nightDeep} 226px)`,
  },
  // Without its scrim the text stands below the picture.
  [forcedColors]: { marginTop: 0 },
} satisfies ThemeUIStyleObject;

/** Way up to the library alone; the desk's page goes without its rules. */
const phoneCrumbsStyle = {
  ...crumbsAtNight,
  ...oneCrumbOnPhones(1),
} satisfies ThemeUIStyleObject;

const headerStyle = {
  ...inContent,
  display: 'grid',
  gap: 3,
  paddingTop: 56,
  paddingBottom: 5,
  [wide]: {
    paddingTop: 64,
    paddingBottom: 6,
    // The facts begin beside it (`game-view.tsx`).
    paddingInlineEnd: 'calc(clamp(296px, 28cqi, 400px) + 48px)',
  },
} satisfies ThemeUIStyleObject;

const summaryStyle = {
  // As wide as the text below.
  maxWidth: '48.75rem',
  color: 'nightMuted',
  // Chinese clauses are short enough for the lines of a phone; Japanese phrases would leave those ragged.
  '&:lang(zh)': inPhrases['&:lang(zh)'],
  [wide]: { ...inPhrases, fontSize: 3 },
} satisfies ThemeUIStyleObject;

/**
 * The hero of a game: a full-width picture with the text over its lower part. The scrim begins where the text does,
 * so that contrast does not depend on the picture or the length of the text.
 */
export function GameHero({
  game: { gameId, changedAt, banner, cover, character, text },
}: {
  game: Pick<
    Queries.GameDataFragment,
    'gameId' | 'changedAt' | 'banner' | 'cover' | 'character' | 'text'
  >;
}) {
  const t = useStrings('library');
  const inGame = useStrings('game');
  const picture = banner ?? cover;
  const { locale, variant } = usePlace();
  const spoiler = firstSpoiler(text.sections);
  const isHelpFirst = locale !== 'zh' && spoiler !== undefined;
  const help = spoiler !== undefined && (
    <a href={`#${spoiler}`} sx={isHelpFirst ? mainStyle : nightToolStyle}>
      {inGame('stuck')}
    </a>
  );
  return (
    <div sx={heroStyle}>
      <Picture
        picture={picture}
        {...altOf(picture.text)}
        first
        hero
        sizes="100vw"
        sx={pictureStyle}
      />
      <div data-over-hero="" sx={shadeStyle}>
        <header sx={headerStyle}>
          <div sx={variant === 'm' ? phoneCrumbsStyle : crumbsAtNight}>
            <Breadcrumbs>
              <LocalLink to="library">{t('title')}</LocalLink>
              <span lang={fallbackLang(text, 'name')} aria-current="page">
                {text.name}
              </span>
            </Breadcrumbs>
          </div>
          <h1
            lang={fallbackLang(text, 'name')}
            sx={isLongTitle(text.name) ? longNameTitleStyle : nameTitleStyle}
          >
            {text.name}
          </h1>
          <p lang={fallbackLang(text, 'summary')} sx={summaryStyle}>
            {text.summary}
          </p>
          <TagList tags={text.tags} lang={fallbackLang(text, 'tags')} />
          <ItemButtonRow kind="game" id={gameId} changedAt={changedAt}>
            {isHelpFirst && help}
            {character ? (
              <AskPartnerLink character={character} gameId={gameId} isBesideMain={isHelpFirst} />
            ) : (
              <LocalLink to="partners" sx={isHelpFirst ? nightToolStyle : mainStyle}>
                {inGame('find-partner')}
              </LocalLink>
            )}
            {!isHelpFirst && help}
          </ItemButtonRow>
        </header>
      </div>
    </div>
  );
}
