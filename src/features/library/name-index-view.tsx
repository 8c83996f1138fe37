import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, widest } from '../../theme/theme';
import { EmptyState } from '../../ui/empty-state';
import { pageLinkStyle, Pagination } from '../../ui/pagination';
import { Picture } from '../../ui/picture';
import { chipStyle } from '../../ui/tag-style';
import { choiceFacts, wholeFacts } from './card-facts';
import { LibraryPageHead } from './library-page-head';
import { plainList } from './list-style';

type Index = Queries.NameIndexDataFragment;

/** Letters stand in columns, however wide each is; on a phone over the whole width. */
const lettersStyle = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 2,
  paddingY: 5,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, 52px)' },
} satisfies ThemeUIStyleObject;

const letterStyle = {
  ...chipStyle,
  display: 'flex',
  justifyContent: 'center',
  paddingX: 1,
} satisfies ThemeUIStyleObject;

/** Names a letter of the index: a word for those that are none. */
function useLetterName() {
  const t = useStrings('library-pages');
  return ({ id, label }: { readonly id: string; readonly label: string }) =>
    id === 'other' ? t('other') : label;
}

/** The letters of the whole index; each leads to the page on which it begins. */
function Letters({ letters, page }: Pick<Index, 'letters' | 'page'>) {
  const t = useStrings('library-pages');
  const nameOf = useLetterName();
  return (
    <nav aria-label={t('letters')}>
      <ul sx={lettersStyle}>
        {letters.map((letter) => {
          const label = t('letter-count', { letter: nameOf(letter), count: letter.count });
          const suffix = `#${letter.id}`;
          return (
            <li key={letter.id}>
              {letter.page === page ? (
                <a href={suffix} aria-label={label} sx={letterStyle}>
                  {letter.label}
                </a>
              ) : (
                <IndexLink page={letter.page} suffix={suffix} label={label} sx={letterStyle}>
                  {letter.label}
                </IndexLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface IndexLinkProps {
  page: number;
  children: string;
  className?: string;
  suffix?: string;
  label?: string;
  current?: boolean;
}

/** A link to a page of the index; the first has no number in its address. */
function IndexLink({ page, ...rest }: IndexLinkProps) {
  return page === 1 ? (
    <LocalLink to="nameIndex" {...rest} />
  ) : (
    <LocalLink to="nameIndexPage" params={{ page: String(page) }} {...rest} />
  );
}

/** Letters flow on from column to column: most have a name or two. */
const groupsStyle = {
  columnGap: 5,
  [medium]: { columns: 2 },
  [wide]: { columns: 4 },
  [widest]: { columns: 5 },
} satisfies ThemeUIStyleObject;

const groupStyle = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(96px) minmax(0, 1fr)',
  paddingY: 3,
  borderTop: '1px solid',
  borderColor: 'line',
  breakInside: 'avoid',
} satisfies ThemeUIStyleObject;

/** Style of a letter in line with the first name beside it. */
const headingStyle = {
  minWidth: 44,
  paddingTop: 2,
  paddingRight: 2,
  color: 'primary',
  fontSize: 4,
  lineHeight: 1.2,
} satisfies ThemeUIStyleObject;

const itemStyle = { breakInside: 'avoid' } satisfies ThemeUIStyleObject;

const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  marginX: -2,
  padding: 2,
  borderRadius: 'small',
  fontWeight: 'medium',
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'primarySoft', color: 'primary' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  flex: 'none',
  width: 64,
  aspectRatio: '4 / 3',
  borderRadius: 'small',
} satisfies ThemeUIStyleObject;

const factsStyle = {
  ...wholeFacts,
  display: 'block',
  marginTop: '2px',
  color: 'muted',
  fontWeight: 'body',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

const lastStyle = { paddingTop: 4 } satisfies ThemeUIStyleObject;

/** Every game by its name: by pinyin, the alphabet or the rows of kana. One page for most libraries. */
export function NameIndexView({ index }: { index: Index }) {
  const t = useStrings('library-pages');
  const library = useStrings('library');
  const nameOf = useLetterName();
  const { page, pages, total, letters, groups } = index;
  return (
    <>
      <LibraryPageHead title={t('index-title')} lead={t('index-lead', { count: total })} />
      {total === 0 ? (
        <div sx={lastStyle}>
          <EmptyState art="empty" title={library('empty-title')} text={library('empty-text')} />
        </div>
      ) : (
        <Letters letters={letters} page={page} />
      )}
      <div sx={groupsStyle}>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={group.id} sx={groupStyle}>
            <h2 id={group.id} sx={headingStyle}>
              {nameOf(group)}
            </h2>
            <ul sx={plainList}>
              {group.games.map((game) => (
                <li key={game.gameId} sx={itemStyle}>
                  <LocalLink to="game" params={{ id: game.gameId }} sx={nameStyle}>
                    {game.cover && (
                      <Picture picture={game.cover} alt="" sizes="64px" sx={pictureStyle} />
                    )}
                    <span>
                      <span lang={fallbackLang(game, 'name')}>{game.name}</span>
                      {game.facts && game.facts.length > 0 && (
                        <span sx={factsStyle}>{choiceFacts(game.facts)}</span>
                      )}
                    </span>
                  </LocalLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination page={page} pages={pages}>
        {({ page: to, text, current, label }) => (
          <IndexLink
            page={to}
            current={current}
            sx={pageLinkStyle}
            {...(label !== undefined && { label })}
          >
            {text}
          </IndexLink>
        )}
      </Pagination>
    </>
  );
}
