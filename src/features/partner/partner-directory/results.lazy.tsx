import { useQuery } from '@apollo/client/react';
import { Link } from 'gatsby';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../../api-client/apollo/api-provider';
import { queries } from '../../../api-client/apollo/typed-documents';
import { toRequestState } from '../../../api-client/request-state';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { LocalLink, useHref } from '../../../links/local-link';
import { useAnnouncement } from '../../../platform/voice';
import { motion, wide } from '../../../theme/theme';
import { buttonStyle, quietButtonStyle, smallButton } from '../../../ui/button-style';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { pageLinkStyle, Pagination } from '../../../ui/pagination';
import { PartnerGrid } from '../partner-grid';
import { ResultsSkeleton } from './results-skeleton';
import {
  readDirectoryFragment,
  directoryFragment,
  type DirectoryFilter,
} from './directory-fragment';
import { pictureAddress } from '../../../api-client/picture-address';
import type { Locale } from '../../../config/locales';
import { translate, type WireCharacter } from '../../../contract';

type Card = Queries.PartnerCardFragment;

/** Sizes of an avatar and a figure; only their ratio matters, the card cuts them. */
const AVATAR = { width: 320, height: 320 };
const FIGURE = { width: 320, height: 480 };

/** Puts a picture of the API into the form of one that the build has encoded. */
function toPicture(address: string | undefined, size: typeof AVATAR): Card['avatar'] {
  return { src: pictureAddress(address) ?? '', srcSet: '', color: 'transparent', ...size };
}

/**
 * Makes the card of a partner that the API has found: the build's own where it knew the partner, with lighter pictures
 * and named games.
 */
function toCard(character: WireCharacter, built: readonly Card[], locale: Locale): Card {
  const { id, name, slogan = '', greeting = '', tags, avatar, figure, game_ids, i18n } = character;
  const known = built.find(({ characterId }) => characterId === id);
  if (known) return known;
  const games = new Map(built.flatMap((each) => each.games.map((game) => [game.gameId, game])));
  const { texts, untranslated } = translate({ name, slogan, greeting, tags }, i18n, locale);
  return {
    characterId: id,
    avatar: toPicture(avatar, AVATAR),
    figure: figure === undefined ? null : toPicture(figure, FIGURE),
    text: { ...texts, untranslated },
    zh: { tags },
    answers: [],
    reasons: [],
    games: game_ids.flatMap((game) => games.get(game) ?? []),
  };
}

/** Partners on one page: full rows in one column and in two. */
const PARTNERS_PER_PAGE = 12;

interface Props {
  /** All partners that the build knew. */
  partners: readonly Queries.PartnerCardFragment[];
  /** The fragment of the address. */
  hash: string;
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 52,
  marginBottom: 3,
  paddingX: 4,
  paddingY: 2,
  borderRadius: 'large',
  backgroundColor: 'surface',
  boxShadow: 'card',
  [wide]: { marginBottom: 4 },
} satisfies ThemeUIStyleObject;

const clearStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const listStyle = { transition: `opacity ${motion.quick}` } satisfies ThemeUIStyleObject;

const oldListStyle = { ...listStyle, opacity: 0.55 } satisfies ThemeUIStyleObject;

function Pages({ filter, total }: { filter: DirectoryFilter; total: number }) {
  const address = useHref()('partners', {});
  return (
    <Pagination page={filter.page} pages={Math.ceil(total / PARTNERS_PER_PAGE)}>
      {({ page, current, label, text }) => (
        <Link
          to={address + (directoryFragment({ ...filter, page }) || '#page=1')}
          aria-label={label}
          aria-current={current ? 'page' : undefined}
          sx={pageLinkStyle}
        >
          {text}
        </Link>
      )}
    </Pagination>
  );
}

function FoundPartners({ partners, hash }: Props) {
  const t = useStrings('square');
  const { locale } = usePlace();
  const filter = readDirectoryFragment(hash);
  const { keyword, tag, gameId, page } = filter;
  const { data, previousData, error, refetch } = useQuery(queries.characterSquare, {
    variables: {
      page,
      page_size: PARTNERS_PER_PAGE,
      ...(keyword !== '' && { keyword }),
      ...(tag !== undefined && { tag }),
      ...(gameId !== undefined && { game_id: gameId }),
    },
  });
  const request = toRequestState({ data, error, refetch });
  // What was found before stays in view while the next answer is on its way.
  const found = (data ?? (request.status === 'loading' ? previousData : undefined))
    ?.characterSquare;
  const isOld = request.status === 'loading';
  const count = found && !isOld ? t('found', { count: found.total }) : '';
  useAnnouncement(found?.list.length === 0 && !isOld ? t('none-title') : count);
  if (request.status === 'failed') return <ErrorState retry={request.retry} />;
  if (!found) return <ResultsSkeleton />;
  if (found.list.length === 0 && !isOld) {
    return (
      <EmptyState art="no-results" title={t('none-title')} text={t('none-text')}>
        <LocalLink to="partners" sx={buttonStyle}>
          {t('clear')}
        </LocalLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div sx={headStyle}>
        <p>{isOld ? t('loading') : count}</p>
        <LocalLink to="partners" sx={clearStyle}>
          {t('clear')}
        </LocalLink>
      </div>
      <div aria-busy={isOld} sx={isOld ? oldListStyle : listStyle}>
        <PartnerGrid
          partners={found.list.map((each) => toCard(each, partners, locale))}
          gameId={gameId}
        />
      </div>
      {!isOld && <Pages filter={filter} total={found.total} />}
    </>
  );
}

/** The partners that the API finds for the fragment of the address, a page at a time. */
export function Results(props: Props) {
  return (
    <ApiProvider>
      <FoundPartners {...props} />
    </ApiProvider>
  );
}
