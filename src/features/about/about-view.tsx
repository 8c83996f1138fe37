import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { contentColumn } from '../../ui/content-column';
import { aboutStyle } from './about-style';

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

/** Who Youban is, from `content/about`: a big opening, then pictures and text in turn. */
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
