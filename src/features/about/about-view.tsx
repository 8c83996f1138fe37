import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, widest } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { contentColumn } from '../../ui/content-column';
import { inPhrases } from '../../ui/in-phrases';
import { twoDots } from '../../ui/heading-style';

/** The height by which the opening picture reaches out of the night above it. */
const OUT_OF_THE_NIGHT = 'clamp(56px, 14cqw, 200px)';

const opening = {
  paddingTop: 4,
  background: `linear-gradient(to bottom, ${colors.night} calc(100% - ${OUT_OF_THE_NIGHT}), transparent 0)`,
  color: 'onNight',
  '& > div': {
    maxWidth: 'text',
    fontSize: 3,
    lineHeight: 1.8,
    // More than a few lines of Japanese are ragged where they break between phrases.
    '&:lang(zh)': inPhrases['&:lang(zh)'],
  },
  // No wider than its file bears.
  '& > figure': { maxWidth: 1360, marginTop: 6 },
  '& picture': { borderRadius: 'large', boxShadow: `10px 10px 0 ${colors.amber}` },
  [wide]: { '& > div': { fontSize: 4, lineHeight: 1.7 }, '& > figure': { marginTop: 7 } },
  [widest]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1120px)',
    columnGap: 7,
    '& > figure': { marginTop: 0 },
  },
} satisfies ThemeUIStyleObject;

/** Text beside a picture, on one side and then on the other. */
const besidePicture = {
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 7,
    '&:nth-of-type(even) > figure': { order: 1 },
  },
} satisfies ThemeUIStyleObject;

/** A section without a picture has its heading beside the text. */
const withoutPicture = {
  [wide]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
      columnGap: 7,
    },
    '& > div > *': { gridColumn: 2, maxWidth: 'text' },
    '& > div > h2': { gridColumn: 1, gridRow: '1 / span 12' },
    '& > div > h2 + *': { marginTop: 0 },
  },
} satisfies ThemeUIStyleObject;

/** Principles: big numbers in the night. */
const numbered = {
  paddingY: 7,
  background: `linear-gradient(135deg, ${colors.night}, ${colors.nightDeep})`,
  color: 'onNight',
  [wide]: { paddingY: 8 },
  '& h2::before': { backgroundColor: 'onNight' },
  '& ol': {
    display: 'grid',
    gap: 5,
    marginTop: 6,
    padding: 0,
    counterReset: 'rule',
    listStyle: 'none',
    [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 6 },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 7 },
  },
  '& li': {
    paddingTop: 3,
    borderTop: '1px solid rgb(255 255 255 / 24%)',
    color: 'nightMuted',
    counterIncrement: 'rule',
    '&::before': {
      content: 'counter(rule)',
      display: 'block',
      marginBottom: 2,
      color: 'amber',
      fontSize: 7,
      fontWeight: 'heavy',
      lineHeight: 1,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& strong': { display: 'block', marginBottom: 1, color: 'onNight', fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** The text of about us, which the build has parted into sections, as pages of a magazine. */
const aboutStyle = {
  '& > section': {
    ...contentColumn,
    display: 'grid',
    rowGap: 5,
    marginTop: 7,
    [wide]: { marginTop: 9 },
    '& p + p, & ul': { marginTop: 3 },
  },
  '& h2': {
    ...twoDots,
    marginBottom: 4,
    fontSize: 5,
    fontWeight: 'heavy',
    [wide]: { fontSize: 6 },
  },
  '& a': { color: 'primary', textUnderlineOffset: '0.2em' },
  '& picture': { overflow: 'hidden', borderRadius: 'large', boxShadow: 'card' },
  '& img': { width: '100%', height: 'auto' },
  '& ul': { padding: 0, listStyle: 'none' },
  '& ul > li': {
    paddingY: 3,
    borderTop: '1px solid',
    borderColor: 'line',
    '&:last-of-type': { borderBottom: '1px solid', borderBottomColor: 'line' },
  },
  '& > section:has(figure):not(:first-of-type)': besidePicture,
  '& > section:not(:has(figure)):not(:has(ol))': withoutPicture,
  '& > section:has(ol)': numbered,
  '& > section:first-of-type': { ...opening, marginTop: 0 },
} satisfies ThemeUIStyleObject;

const articleStyle = { gridColumn: 'full' } satisfies ThemeUIStyleObject;

const headerStyle = {
  ...contentColumn,
  paddingTop: 6,
  background: `linear-gradient(to bottom, ${colors.nightDeep}, ${colors.night})`,
  color: 'onNight',
  [wide]: { paddingTop: 8 },
} satisfies ThemeUIStyleObject;

const eyebrowStyle = { color: 'amber', fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const titleStyle = {
  marginTop: 2,
  fontSize: 6,
  fontWeight: 'heavy',
  lineHeight: 'display',
  [medium]: { fontSize: 7 },
  [wide]: { fontSize: 8 },
} satisfies ThemeUIStyleObject;

/** Shows who Youban is, from `content/about`: a big opening, then pictures and text in turn. */
export function AboutView({ title, html }: { title: string; html: string }) {
  const t = useStrings('about');
  return (
    <article sx={articleStyle}>
      <header sx={headerStyle}>
        <p sx={eyebrowStyle}>{t('eyebrow')}</p>
        <h1 sx={titleStyle}>{title}</h1>
      </header>
      <div dangerouslySetInnerHTML={{ __html: html }} sx={aboutStyle} />
    </article>
  );
}
