import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LOCALES } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import type { StringKey } from '../../i18n/strings';
import { useStrings } from '../../i18n/use-strings';
import { cardLink } from '../../ui/card-style';
import { tagStyle } from '../../ui/tag-style';
import { medium } from '../../theme/theme';
import { alsoNamedKey } from './also-named-key';
import type { Hit } from './hit';
import { hitLayout } from './hit-card-style';
import { HighlightedText, highlightMatches } from './highlighted-text';
import { HitMore, useHasMore } from './hit-more';
import { HitSnippet } from './hit-snippet';
import { DOT } from '../../i18n/dot';
import { characterTermsOf, pieceTermsOf, type SearchTerm } from './search-terms';

interface Props {
  /** The search. */
  text: string;
  hit: Hit;
  /** The search terms. */
  terms: readonly SearchTerm[];
}

/** The kind of a hit, on its picture. */
const kindStyle = {
  ...tagStyle,
  position: 'absolute',
  top: 1,
  left: 1,
  maxWidth: 'calc(100% - 8px)',
  // The longest one, キャラクター, keeps to one line on a phone's picture.
  paddingX: '5px',
  fontSize: '0.6875rem',
  [medium]: { top: 2, left: 2, paddingX: '7px', fontSize: '0.8125rem' },
  backgroundColor: 'rgb(21 16 48 / 88%)',
  color: 'onNight',
} satisfies ThemeUIStyleObject;

const picturePlaceStyle = { position: 'relative', minWidth: 0 } satisfies ThemeUIStyleObject;

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 25%',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 1,
  paddingX: 3,
  paddingY: 2,
  alignContent: 'start',
  minWidth: 0,
  [medium]: { gap: 2, padding: 4 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 2,
  lineHeight: 1.4,
  [medium]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** A title that keeps clear of the button in the corner. */
const titleBesideMoreStyle = { ...titleStyle, paddingInlineEnd: 5 } satisfies ThemeUIStyleObject;

const gameTitleStyle = {
  color: 'muted',
  fontSize: 0,
  lineHeight: 1.4,
  [medium]: { marginTop: '-4px', fontSize: 1 },
} satisfies ThemeUIStyleObject;

const partStyle = {
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.4,
  [medium]: { '& + p': { marginTop: '-4px' } },
} satisfies ThemeUIStyleObject;

const tagsStyle = { fontSize: 0, color: 'muted' } satisfies ThemeUIStyleObject;

/** Tags that are no reason why a hit was found: on a phone there is no room for them. */
const quietTagsStyle = {
  ...tagsStyle,
  display: 'none',
  [medium]: { display: 'block' },
} satisfies ThemeUIStyleObject;

interface HitLinkProps {
  hit: Hit;
  style?: ThemeUIStyleObject;
  children: ReactNode;
}

/** A link to what was found, or to a part of its page, spread over its card. */
export function HitLink({ hit: { type, id, fragment }, style = cardLink, children }: HitLinkProps) {
  if (type === 'activity') {
    return (
      <LocalLink to="activity" suffix={fragment} sx={style}>
        {children}
      </LocalLink>
    );
  }
  const pages = { game: 'game', role: 'role', character: 'partnerDetail' } as const;
  return (
    <LocalLink to={pages[type]} params={{ id }} suffix={fragment} sx={style}>
      {children}
    </LocalLink>
  );
}

/** The game that a role belongs to. */
function GameTitle({ hit }: { hit: Hit }) {
  const t = useStrings('search-results');
  if (hit.gameTitle === undefined) return null;
  const lang = fallbackLang(hit, 'game_title');
  const title = lang === undefined ? t('of-game', { game: hit.gameTitle }) : hit.gameTitle;
  return (
    <p lang={lang} sx={gameTitleStyle}>
      {title}
    </p>
  );
}

/** The heading that the snippet stands under, where the link leads. */
function PartTitle({ hit, terms }: Pick<Props, 'hit' | 'terms'>) {
  if (hit.partTitle === undefined) return null;
  return (
    <p lang={fallbackLang(hit, 'part_title')} sx={partStyle}>
      <HighlightedText text={hit.partTitle} terms={terms} />
    </p>
  );
}

function isMarked(text: string, terms: readonly SearchTerm[]): boolean {
  return highlightMatches(text, terms).some(({ marked }) => marked);
}

/** The texts of a card that may have words of a search. */
function textsOf({ title, partTitle = '', snippet, tags, moreQuestions }: Hit): readonly string[] {
  return [title, partTitle, snippet, ...tags, ...moreQuestions];
}

function has(hit: Hit, terms: readonly SearchTerm[]): boolean {
  return [...textsOf(hit), ...hit.foundNames].some((text) => isMarked(text, terms));
}

/** The terms that are marked: where the card has none of the longer words, those of one character. */
function shownTerms(search: string, hit: Hit, terms: readonly SearchTerm[]) {
  return has(hit, terms) ? terms : characterTermsOf(search);
}

/** True when a card shows why it was found: it has some word of the search, or a character of one. */
export function showsWhy(search: string, hit: Hit, terms: readonly SearchTerm[]): boolean {
  return has(hit, terms) || has(hit, pieceTermsOf(search));
}

/** Finds the name by which a hit was found where nothing that its card shows has a word of the search. */
function otherNameFound(hit: Hit, terms: readonly SearchTerm[]): string | undefined {
  if (textsOf(hit).some((text) => isMarked(text, terms))) return undefined;
  return hit.foundNames.find((name) => name !== hit.title && isMarked(name, terms));
}

/** Says by which other name a hit was found, and in which language where it is its name there. */
function OtherName({ hit, terms }: Pick<Props, 'hit' | 'terms'>) {
  const t = useStrings('search-results');
  const { locale: page } = usePlace();
  const name = otherNameFound(hit, terms);
  if (name === undefined) return null;
  const locale = LOCALES.find((each) => hit.titles[each] === name);
  return (
    <p sx={gameTitleStyle}>
      <HighlightedText text={t(alsoNamedKey(locale, page), { name })} terms={terms} />
    </p>
  );
}

/** Names of the kinds of hits. */
const kindNames = {
  game: 'game',
  role: 'role',
  character: 'partner',
  activity: 'activity',
} as const satisfies Record<Hit['type'], StringKey<'search-results'>>;

/** A game, role, partner or activity that was found. */
export function HitCard({ text, hit, terms: words }: Props) {
  const t = useStrings('search-results');
  const { type, picture, title, tags } = hit;
  const terms = shownTerms(text, hit, words);
  const hasMore = useHasMore(text, hit);
  const isByTag = tags.some((tag) => isMarked(tag, terms)) && !isMarked(hit.snippet, terms);
  return (
    <article sx={hitLayout}>
      <div sx={picturePlaceStyle}>
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          width={184}
          height={148}
          sx={pictureStyle}
        />
        <span sx={kindStyle}>{t(kindNames[type])}</span>
      </div>
      <div sx={textStyle}>
        <h2 lang={fallbackLang(hit, 'title')} sx={hasMore ? titleBesideMoreStyle : titleStyle}>
          <HitLink hit={hit}>
            <HighlightedText text={title} terms={terms} />
          </HitLink>
        </h2>
        <GameTitle hit={hit} />
        <OtherName hit={hit} terms={terms} />
        <PartTitle hit={hit} terms={terms} />
        <HitSnippet hit={hit} terms={terms} />
        {tags.length > 0 && (
          <p lang={fallbackLang(hit, 'tags')} sx={isByTag ? tagsStyle : quietTagsStyle}>
            <HighlightedText text={tags.join(DOT)} terms={terms} />
          </p>
        )}
        {hasMore && <HitMore text={text} hit={hit} terms={terms} />}
      </div>
    </article>
  );
}
