import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../../config/locales';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { href } from '../../../routes';
import { quietButtonStyle, smallIconButton, iconButtonStyle } from '../../../ui/button-style';
import { CloseIcon } from '../../../ui/icons/close';
import { Section } from '../../../ui/section';
import { useItemCards } from '../../../ui/use-item-cards';
import { plainList } from '../list-style';
import { useReadingRecord } from './reading-record';
import {
  inMegabytes,
  keptGames,
  useKeptPages,
  type KeptPage,
  type KeptPages,
} from './use-kept-pages';

/** Games and characters that are kept at the most: the worker's bound has room for pages that are read besides. */
const MOST = 40;

const lineStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const listStyle = {
  ...plainList,
  marginTop: 3,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    maxWidth: 'text',
    minHeight: 'touch',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
  '& a, & strong': { flex: 1, minWidth: 0, paddingY: 2, fontWeight: 'medium' },
} satisfies ThemeUIStyleObject;

const removeStyle = { ...iconButtonStyle, ...smallIconButton } satisfies ThemeUIStyleObject;

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 4,
} satisfies ThemeUIStyleObject;

/** The kept games and characters by name, each with what its removal gives back. */
function KeptList({ games, pages }: { games: readonly KeptPage[]; pages: KeptPages }) {
  const t = useStrings('reading');
  const { locale } = usePlace();
  const record = useReadingRecord((state) => state.record);
  const cardOf = useItemCards(games);
  const nameOf = ({ kind, id }: KeptPage): { name: string; lang: string | undefined } => {
    const card = cardOf({ kind, id });
    if (typeof card === 'object') {
      return { name: card.name, lang: card.foreign && localeFacts.zh.tag };
    }
    const known = [...record.favourites, ...record.recent].find(
      (entry) => entry.kind === kind && entry.id === id,
    );
    return known ?? { name: id, lang: undefined };
  };
  return (
    <ul sx={listStyle}>
      {games.map((game) => {
        const { name, lang } = nameOf(game);
        return (
          <li key={game.path}>
            {/* As it is kept, also where that is not the language of this page. */}
            <a href={game.path} lang={lang}>
              {name}
            </a>
            <span sx={lineStyle}>
              {game.locale !== locale && `${localeFacts[game.locale].name} · `}
              {t('offline-size', { size: inMegabytes(game.bytes, locale) })}
            </span>
            <button
              type="button"
              aria-label={t('offline-remove-item', { name })}
              aria-disabled={pages.isBusy}
              onClick={() => void pages.remove([game.path])}
              sx={removeStyle}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Status({ count, pages }: { count: number; pages: KeptPages }) {
  const t = useStrings('reading');
  const { locale } = usePlace();
  const { bytes, failure, isBusy } = pages;
  const size = inMegabytes(bytes, locale);
  const rest = count === 0 ? t('offline-about') : t('offline-kept', { count, size });
  return (
    <p role="status" sx={lineStyle}>
      {isBusy ? t('offline-busy') : failure ? t(`offline-${failure}`) : rest}
    </p>
  );
}

/** Keeps the favourites for offline, lists what is kept and how much room it takes, and removes it, one by one or all. */
export function OfflineGames() {
  const t = useStrings('reading');
  const place = usePlace();
  const pages = useKeptPages(place);
  const favourites = useReadingRecord(({ record }) => record.favourites);
  const games = keptGames(pages?.kept ?? []);
  if (!pages || (games.length === 0 && favourites.length === 0)) return null;
  const { isBusy, kept } = pages;
  const missing = favourites.slice(0, MOST).filter(({ kind, id }) => {
    const path = href(kind, { id }, place);
    return kept.every((each) => each.path !== path);
  });
  return (
    <Section title={t('offline-title')} id="offline">
      <Status count={games.length} pages={pages} />
      {games.length > 0 && <KeptList games={games} pages={pages} />}
      <div sx={buttonsStyle}>
        {missing.length > 0 && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void pages.keep(missing)}
            sx={quietButtonStyle}
          >
            {t(games.length === 0 ? 'offline-keep' : 'offline-again')}
          </button>
        )}
        {games.length > 0 && (
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void pages.remove(kept.map(({ path }) => path))}
            sx={quietButtonStyle}
          >
            {t('offline-remove')}
          </button>
        )}
      </div>
    </Section>
  );
}
