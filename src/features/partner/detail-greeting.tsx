import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { medium, wide, widest } from '../../theme/theme';
import { FigureDescription } from './figure-words';
import { Figures } from './figures';
import type { Partner } from './partner';
import { GreetingDialogue } from './greeting-dialogue';

const greetingStyle = {
  minWidth: 0,
  paddingBottom: 5,
  [widest]: { maxWidth: '48rem' },
} satisfies ThemeUIStyleObject;

/** Beside the words where there is room, from the height of the name on; with room for two before they have come. */
const figuresStyle = {
  minWidth: 196,
  minHeight: 172,
  paddingBottom: 5,
  [medium]: { gridColumn: 2 },
  [wide]: {
    gridColumn: 3,
    gridRow: '1 / span 3',
    alignSelf: 'end',
    maxWidth: 196,
  },
} satisfies ThemeUIStyleObject;

/** The greeting of a partner, and the figures to try on. */
export function DetailGreeting({ partner }: { partner: Partner }) {
  const { id, name, greeting, answers } = partner;
  const lang = fallbackLang(partner, 'greeting');
  return (
    <>
      <div sx={greetingStyle}>
        <GreetingDialogue greeter={{ id, name, greeting, lang, answers }} />
        <FigureDescription partnerId={id} />
      </div>
      <div sx={figuresStyle}>
        <Figures partner={partner} />
      </div>
    </>
  );
}
