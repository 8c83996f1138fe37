import { useQuery } from '@apollo/client/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { queries } from '../../api-client/apollo/typed-documents';
import { toRequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { Markdown } from '../../ui/markdown';
import { Prose } from '../../ui/prose';
import { Section } from '../../ui/section';
import { AsyncContent } from './async-content';
import { FigurePicker } from './figure-picker';
import { KnownGameRow } from './known-game';
import { OtherPartners } from './other-partners';
import { toFigure, toKnownGame, type Partner } from './partner';
import type { SectionProps } from './partner-section';
import { PartSkeleton } from './partner-skeleton';
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
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

function Games({ partner }: { partner: Partner }) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  const games = useKnownGames(partner.gameIds);
  return (
    <AsyncContent request={games} skeleton={<PartSkeleton />}>
      {(list) =>
        list.length > 0 && (
          <Section title={t('games')} id="games">
            <ul sx={gamesStyle}>
              {list.map((game) => (
                <li key={game.id} sx={itemStyle}>
                  <KnownGameRow partner={partner} game={toKnownGame(game, locale)} />
                </li>
              ))}
            </ul>
          </Section>
        )
      }
    </AsyncContent>
  );
}

function Figures({ partner }: { partner: Partner }) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  const figures = useQuery(queries.characterFigures, { variables: { character_id: partner.id } });
  return (
    <AsyncContent request={toRequestState(figures)} skeleton={<PartSkeleton />}>
      {({ characterFigures: { list } }) =>
        list.length > 0 && (
          <Section title={t('figures')} id="figures">
            <FigurePicker
              partner={partner}
              figures={list.map((figure) => toFigure(figure, locale))}
            />
          </Section>
        )
      }
    </AsyncContent>
  );
}

/** What one reads beside what one looks at, where there is room for both. */
const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: 7 },
} satisfies ThemeUIStyleObject;

/** A partner's introduction, games and figures, and other partners. */
export function DetailSection({ partner, partners }: SectionProps) {
  const t = useStrings('partner');
  return (
    <>
      <div sx={columnsStyle}>
        <div>
          <Section title={t('about', { name: partner.name })} id="about">
            <Introduction partner={partner} />
          </Section>
          <Games partner={partner} />
        </div>
        <Figures partner={partner} />
      </div>
      <OtherPartners partner={partner} partners={partners} />
    </>
  );
}
