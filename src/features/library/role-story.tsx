import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { colors } from '../../theme/colors';
import { medium, wide, widest } from '../../theme/theme';
import { inContent, nightGround } from '../../ui/night-ground';
import { Prose } from '../../ui/prose';
import { needsColumns } from './needs-columns';

const storyStyle = {
  ...nightGround,
  marginTop: 7,
  paddingY: 7,
  [medium]: { marginTop: 8, paddingY: 8 },
} satisfies ThemeUIStyleObject;

const columnsStyle = {
  ...inContent,
  display: 'grid',
  gap: 4,
  // The text stands in the middle of the page, between its title and as much room on the other side.
  [wide]: { gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, 46rem) minmax(0, 1fr)', gap: 6 },
  [widest]: { gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, 62rem) minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

/** A long text has two columns on the widest screens, beside its title. */
const longColumnsStyle = {
  ...columnsStyle,
  [widest]: { gridTemplateColumns: '216px minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

const dotsStyle = {
  width: 44,
  height: 44,
  marginBottom: 5,
  borderRadius: '50%',
  backgroundColor: '#8f83f0',
  boxShadow: `26px 10px 0 ${colors.amber}`,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4, [wide]: { fontSize: 5 } } satisfies ThemeUIStyleObject;

const textStyle = {
  fontSize: 3,
  lineHeight: 2,
  '& a': { color: 'amber' },
  '& blockquote': { color: 'nightMuted', borderColor: 'amber' },
  maxWidth: 'none',
  textWrap: 'pretty',
  [wide]: { fontSize: '1.25rem' },
  [widest]: { fontSize: '1.5rem' },
} satisfies ThemeUIStyleObject;

const longTextStyle = {
  ...textStyle,
  [widest]: { columns: 2, columnGap: 8, fontSize: '1.25rem' },
} satisfies ThemeUIStyleObject;

/** A role's story, on a dark ground; a long one has two columns where there is room. */
export function RoleStory({ html, lang }: { html: string; lang: string | undefined }) {
  const t = useStrings('library');
  const hasColumns = needsColumns(html);
  return (
    <section aria-labelledby="story" sx={storyStyle}>
      <div sx={hasColumns ? longColumnsStyle : columnsStyle}>
        <div>
          <div aria-hidden="true" sx={dotsStyle} />
          <h2 id="story" sx={titleStyle}>
            {t('story')}
          </h2>
        </div>
        <Prose html={html} lang={lang} sx={hasColumns ? longTextStyle : textStyle} />
      </div>
    </section>
  );
}
