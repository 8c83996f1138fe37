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
import { isSentence } from '../../local-search/sentence';
import { alsoNamedKey } from './also-named-key';
import { AskPartner } from './ask-partners';
import { AFTER_HEADING, type Hit } from './hit';
import { hitLayout } from './hit-card-style';
import { HighlightedText, highlightMatches } from './highlighted-text';
import { MoreQuestions } from './more-questions';
import { DOT } from '../../i18n/dot';
import { characterTermsOf, type SearchTerm } from './search-terms';

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
  top: 2,
  left: 2,
  maxWidth: 'calc(100% - 16px)',
  // The longest one, キャラクター, keeps to one line on a phone's picture.
  paddingX: '7px',
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
  gap: 2,
  padding: 4,
  alignContent: 'start',
  minWidth: 0,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const snippetStyle = { fontSize: 1, lineHeight: 1.65 } satisfies ThemeUIStyleObject;

const gameTitleStyle = {
  marginTop: '-4px',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const partStyle = {
  color: 'primary',
  fontSize: 1,
  fontWeight: 'medium',
  lineHeight: 1.4,
  '& + p': { marginTop: '-4px' },
} satisfies ThemeUIStyleObject;

const tagsStyle = { fontSize: 0, color: 'muted' } satisfies ThemeUIStyleObject;

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

/** The terms that are marked: where the card has none of the words as a whole, their characters. */
function shownTerms(search: string, hit: Hit, terms: readonly SearchTerm[]) {
  const isFound = [...textsOf(hit), ...hit.foundNames].some((text) => isMarked(text, terms));
  return isFound ? terms : characterTermsOf(search);
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

/** The text that was found. A label that it begins with, such as "Players and time", is marked only where nothing else is. */
function Snippet({ hit, terms }: Pick<Props, 'hit' | 'terms'>) {
  const { snippet } = hit;
  const end = Math.max(0, snippet.indexOf(AFTER_HEADING));
  const isLabelQuiet = isMarked(snippet.slice(end), terms);
  return (
    <p lang={fallbackLang(hit, 'snippet')} sx={snippetStyle}>
      {isLabelQuiet && snippet.slice(0, end)}
      <HighlightedText text={isLabelQuiet ? snippet.slice(end) : snippet} terms={terms} />
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
  const { type, id, picture, title, partTitle, tags } = hit;
  const terms = shownTerms(text, hit, words);
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
        <h2 lang={fallbackLang(hit, 'title')} sx={titleStyle}>
          <HitLink hit={hit}>
            <HighlightedText text={title} terms={terms} />
          </HitLink>
        </h2>
        <GameTitle hit={hit} />
        <OtherName hit={hit} terms={terms} />
        <PartTitle hit={hit} terms={terms} />
        <Snippet hit={hit} terms={terms} />
        <MoreQuestions text={text} hit={hit} terms={terms} />
        {tags.length > 0 && (
          <p lang={fallbackLang(hit, 'tags')} sx={tagsStyle}>
            <HighlightedText text={tags.join(DOT)} terms={terms} />
          </p>
        )}
        {type === 'game' && isSentence(text) && (
          <AskPartner text={text} gameId={id} gameName={title} section={partTitle} />
        )}
      </div>
    </article>
  );
}
