import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { wide } from '../../theme/theme';
import { FirstWord } from './first-word';
import { Figures } from './figures';
import type { Partner } from './partner';

const rowStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 5,
  minWidth: 0,
  paddingBottom: 5,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 6 },
} satisfies ThemeUIStyleObject;

/** What a partner says first, and the figures to try on, beside the one that stands there large. */
export function DetailTalk({ partner }: { partner: Partner }) {
  const { id, name, greeting, answers } = partner;
  const lang = fallbackLang(partner, 'greeting');
  return (
    <div sx={rowStyle}>
      <FirstWord speaker={{ id, name, greeting, lang, answers }} />
      <Figures partner={partner} />
    </div>
  );
}
