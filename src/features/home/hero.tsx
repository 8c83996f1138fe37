import { Fragment } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, widest } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { largeButton, loudButtonStyle, nightButtonStyle } from '../../ui/button-style';

/** Splits a slogan at its commas. */
function partsOf(slogan: string): readonly string[] {
  return slogan.match(/[^,，、]+[,，、]?/g) ?? [slogan];
}

/** Above the links of the art, which answer the pointer also where its text lies over them. */
const heroStyle = {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  pointerEvents: 'none',
  '& a': { pointerEvents: 'auto' },
  [wide]: { gap: 5 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  maxWidth: '6.6em',
  fontSize: 'min(clamp(2.375rem, 12cqi, 4rem), 18cqi)',
  fontWeight: 'heavy',
  lineHeight: 'display',
  letterSpacing: '-0.01em',
  // Breaks after a comma first, and inside a part only if it is wider than the page.
  '& > span': { display: 'inline-block' },
  '&:lang(zh)': { wordBreak: 'keep-all' },
  '&:lang(en)': { maxWidth: '10em', fontSize: 'min(clamp(1.875rem, 10cqi, 3.5rem), 15cqi)' },
  [wide]: {
    // Beyond laptops it grows with the art.
    fontSize: 'min(clamp(3.75rem, 6.4cqi, max(6rem, min(5.3cqi, 8.5rem))), 13dvh)',
    // Its longer part ends before the lighthouse begins.
    '&:lang(en)': {
      fontSize: 'min(clamp(3rem, 4.4cqi, max(4.375rem, min(3.45cqi, 5.5rem))), 12dvh)',
    },
  },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  ...inPhrases,
  maxWidth: '25em',
  color: 'nightMuted',
  [wide]: {
    fontSize: 'clamp(1.125rem, 1.5cqi, max(1.3125rem, min(1.05cqi, 1.75rem)))',
    lineHeight: 1.7,
  },
} satisfies ThemeUIStyleObject;

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  // On a phone the two share the row, or each fills one.
  width: '100%',
  '& > a': {
    flex: '1 1 auto',
    paddingX: 3,
    fontSize: 2,
    [medium]: { flexGrow: 0, paddingX: 5, fontSize: 3 },
    [widest]: { fontSize: '1.25rem' },
  },
  [wide]: { maxWidth: '40rem', marginTop: 2 },
} satisfies ThemeUIStyleObject;

const meetLinkStyle = { ...loudButtonStyle, ...largeButton } satisfies ThemeUIStyleObject;

const browseLinkStyle = { ...nightButtonStyle, ...largeButton } satisfies ThemeUIStyleObject;

/** The text of the hero: slogan, lead and two links. Who comes back is greeted below them (`library/shelf/welcome-back.tsx`). */
export function HeroText() {
  const t = useStrings('home');
  const common = useStrings('common');
  return (
    <div data-welcomes="" sx={heroStyle}>
      <h1 id="top-title" sx={titleStyle}>
        {partsOf(common('site-slogan')).map((part) => (
          <Fragment key={part}>
            {part.startsWith(' ') && ' '}
            <span>{part.trim()}</span>
          </Fragment>
        ))}
      </h1>
      <p sx={leadStyle}>{t('lead')}</p>
      <p sx={actionsStyle}>
        <LocalLink to="partners" sx={meetLinkStyle}>
          {t('meet')}
        </LocalLink>
        <LocalLink to="library" sx={browseLinkStyle}>
          {t('browse')}
        </LocalLink>
      </p>
    </div>
  );
}
