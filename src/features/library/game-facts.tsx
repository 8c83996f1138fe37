import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';

interface Props {
  game: Pick<
    Queries.GameDataFragment,
    'released' | 'checked' | 'updated' | 'gameVersion' | 'platforms' | 'text'
  >;
}

const factsStyle = {
  ...panelStyle,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
  gap: 4,
  marginTop: 4,
  padding: 4,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, margin: 0, padding: 5 },
} satisfies ThemeUIStyleObject;

const factStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 0, color: 'muted' } satisfies ThemeUIStyleObject;

const valueStyle = { margin: 0, fontWeight: 'medium' } satisfies ThemeUIStyleObject;

/** Developer, release date and platforms of a game, and how fresh the page is; unknown ones are left out. */
export function GameFacts({ game }: Props) {
  const t = useStrings('library');
  const { released, checked, updated, gameVersion, platforms, text } = game;
  const facts = [
    { name: t('developer'), value: text.developer, lang: fallbackLang(text, 'developer') },
    { name: t('publisher'), value: text.publisher, lang: fallbackLang(text, 'publisher') },
    { name: t('released'), value: released ?? '' },
    { name: t('platforms'), value: platforms.join(' · ') },
    { name: t('version'), value: gameVersion ?? '' },
    { name: t('checked'), value: checked ?? '' },
    { name: t('updated'), value: updated },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl aria-label={t('facts')} sx={factsStyle}>
      {facts.map(({ name, value, lang }) => (
        <div key={name} sx={factStyle}>
          <dt sx={nameStyle}>{name}</dt>
          <dd lang={lang} sx={valueStyle}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
