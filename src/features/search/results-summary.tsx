import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useAnnouncement } from '../../platform/voice';
import { AskPartner } from './ask-partners';
import { toHit } from './hit';
import { statusLine } from './hit-card-style';
import type { FoundPages } from './use-search';

const meantStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** Says that the hits are but the nearest, and takes the question to the partner who knows the game of the first. */
function Guess({ text, found }: { text: string; found: FoundPages }) {
  const t = useStrings('search-results');
  const { locale } = usePlace();
  const [first] = found.hits;
  if (!found.isGuess || !first || first.answer !== undefined) return null;
  const { gameId, title, gameTitle = title } = toHit(first, locale);
  return (
    <>
      <p sx={meantStyle}>{t('guess')}</p>
      {gameId !== undefined && <AskPartner text={text} gameId={gameId} gameName={gameTitle} />}
    </>
  );
}

/** The number of results and the words that were meant, above the results. */
export function ResultsSummary({
  text,
  found,
  isLoading,
}: {
  text: string;
  found: FoundPages;
  isLoading: boolean;
}) {
  const t = useStrings('search-results');
  const common = useStrings('common');
  const { locale } = usePlace();
  const count = found.total > 0 ? t('found', { text, count: found.total }) : '';
  useAnnouncement(count);
  // Names of all languages may be near; those in the page's language say most.
  const titles = found.hits.map((hit) => toHit(hit, locale).title.toLowerCase()).join(' ');
  const inTitles = found.meant.filter((word) => titles.includes(word));
  const meant = inTitles.length > 0 ? inTitles : found.meant;
  return (
    <>
      {(count !== '' || isLoading) && (
        <p sx={statusLine}>{count === '' ? common('loading') : count}</p>
      )}
      {meant.length > 0 && found.hits.length > 0 && (
        <p sx={meantStyle}>{t('meant', { words: meant.join(DOT) })}</p>
      )}
      <Guess text={text} found={found} />
    </>
  );
}
