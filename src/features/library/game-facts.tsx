import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { AccessFacts } from './access-facts';
import { OfflineFileLink } from './offline-file-link';

interface Props {
  game: Pick<
    Queries.GameDataFragment,
    | 'gameId'
    | 'released'
    | 'checked'
    | 'updated'
    | 'gameVersion'
    | 'platforms'
    | 'playersInWords'
    | 'sessionInWords'
    | 'moodsInWords'
    | 'access'
    | 'accessInWords'
    | 'text'
  >;
}

const factsStyle = {
  ...panelStyle,
  marginTop: 4,
  padding: 4,
  [wide]: { margin: 0, padding: 5 },
  // By their elements: a class at each would be a part of the page's weight.
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: 3,
  },
  '& dt': { fontSize: 0, color: 'muted' },
  // What is listed breaks between its items and not within one.
  '& dd, & p': { margin: 0, fontWeight: 'medium', wordBreak: 'keep-all' },
  // Who can play it: several lines, and room for a button that comes late.
  '& section': { position: 'relative', marginTop: 4, paddingBottom: 30 },
  '& h2': { fontSize: 2, scrollMarginTop: 16 },
  '& p': { marginTop: 2, whiteSpace: 'pre-line' },
} satisfies ThemeUIStyleObject;

/**
 * Facts of a game besides its texts, how fresh the page is, and who can play it. What is not known is left out; that
 * nobody knows whether it can be played is said at the end of the page (`game-view.tsx`).
 */
export function GameFacts({ game }: Props) {
  const t = useStrings('library');
  const { released, checked, updated, gameVersion, platforms, text } = game;
  const isCheckedFor = checked !== null && gameVersion !== null;
  const accessChecked = game.accessInWords?.checked ?? '';
  // It would stand twice in the card.
  const isCheckedAbove =
    checked !== null && [checked, gameVersion ?? ''].every((said) => accessChecked.includes(said));
  const facts = [
    { name: t('developer'), value: text.developer, lang: fallbackLang(text, 'developer') },
    { name: t('publisher'), value: text.publisher, lang: fallbackLang(text, 'publisher') },
    { name: t('released'), value: released ?? '' },
    { name: t('platforms'), value: platforms.join(DOT) },
    { name: t('players'), value: game.playersInWords ?? '' },
    { name: t('session'), value: game.sessionInWords ?? '' },
    { name: t('moods'), value: game.moodsInWords.join(DOT) },
    { name: t('version'), value: isCheckedFor ? '' : (gameVersion ?? '') },
    {
      name: t('checked'),
      value: isCheckedFor
        ? t('checked-for', { day: checked, version: gameVersion })
        : (checked ?? ''),
    },
    { name: t('updated'), value: updated },
  ].filter(({ value }) => value !== '');
  return (
    <div sx={factsStyle}>
      <dl aria-label={t('facts')}>
        {facts.map(({ name, value, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <AccessFacts game={game} isCheckedAbove={isCheckedAbove} />
      {process.env.OFFLINE_GAMES === 'build' && <OfflineFileLink />}
    </div>
  );
}
