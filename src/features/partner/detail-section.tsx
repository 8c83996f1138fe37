import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { sizes, wide, widest } from '../../theme/theme';
import { Markdown } from '../../ui/markdown';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { AsyncContent } from './async-content';
import { KnownGameCard } from './known-game';
import { OtherPartners } from './other-partners';
import { NotebookSection } from './notebook-section';
import { toKnownGame, type Partner } from './partner';
import type { SectionProps } from './partner-section';
import { useKnownGames } from './use-known-games';

const noneStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

function Introduction({ partner }: { partner: Partner }) {
  const t = useStrings('partner');
  const { name, description } = partner;
  const lang = fallbackLang(partner, 'description');
  if (description === undefined) return <p sx={noneStyle}>{t('no-description', { name })}</p>;
  return 'html' in description ? (
    <Prose html={description.html} lang={lang} />
  ) : (
    <Markdown markdown={description.markdown} lang={lang} />
  );
}

const gamesStyle = {
  display: 'grid',
  gap: 3,
  // Three in a row.
  [widest]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

/** The height of the row of a game. */
const ROW_PX = 148;

function Games({ partner }: { partner: Partner }) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  const games = useKnownGames(partner.gameIds);
  const waiting = (
    <div sx={gamesStyle}>
      {partner.gameIds.map((id) => (
        <Skeleton key={id} height={ROW_PX} />
      ))}
    </div>
  );
  if (partner.gameIds.length === 0) return null;
  return (
    <Section title={t('games')} id="games">
      <AsyncContent request={games} skeleton={waiting}>
        {(list) =>
          list.length === 0 ? (
            <p sx={noneStyle}>{t('no-games')}</p>
          ) : (
            <ul sx={gamesStyle}>
              {list.map((game) => (
                <li key={game.id} sx={itemStyle}>
                  <KnownGameCard shape="row" partner={partner} game={toKnownGame(game, locale)} />
                </li>
              ))}
            </ul>
          )
        }
      </AsyncContent>
    </Section>
  );
}

/** Text beside games where there is room for both. */
const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', columnGap: 7 },
  // The text keeps its measure; the games take what is left.
  [widest]: { gridTemplateColumns: `minmax(0, ${sizes.text}) minmax(0, 1fr)` },
} satisfies ThemeUIStyleObject;

/** A partner's introduction and games, and other partners. */
export function DetailSection({ partner, partners }: SectionProps) {
  const t = useStrings('partner');
  return (
    <>
      {partner.hasNotebook && <NotebookSection partner={partner} />}
      <div sx={columnsStyle}>
        <Section title={t('about', { name: partner.name })} id="about">
          <Introduction partner={partner} />
        </Section>
        <Games partner={partner} />
      </div>
      <OtherPartners partner={partner} partners={partners} />
    </>
  );
}
