import { inPhrases } from '../../ui/in-phrases';
import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { extraWide, laptopWindow } from './home-style';
import type { ScreenName } from './use-current-screen';

interface Props {
  name: ScreenName;
  title: string;
  text: string;
  className?: string;
  children?: ReactNode;
}

export const moreLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'touch',
  color: 'primary',
  fontWeight: 'bold',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  // Two dots as in other headings; above the text, because that may have two lines.
  '&::before': {
    content: '""',
    display: 'block',
    width: 14,
    height: 14,
    marginBottom: '18px',
    borderRadius: '50%',
    background: `var(--screen-dot, ${colors.primary})`,
    boxShadow: `9px 4px 0 ${colors.amber}`,
  },
  // Chinese breaks behind the comma and nowhere else.
  '&:lang(zh)': { wordBreak: 'keep-all' },
  [wide]: {
    fontSize: 'clamp(2.125rem, 3.6cqi, 3rem)',
    [laptopWindow]: { fontSize: 'clamp(1.875rem, 3cqi, 2.5rem)', '&::before': { marginBottom: 2 } },
  },
  [extraWide]: { fontSize: '3.5rem' },
} satisfies ThemeUIStyleObject;

const textStyle = {
  ...inPhrases,
  maxWidth: '38em',
  marginTop: 2,
  color: `var(--screen-muted, ${colors.muted})`,
  [wide]: { marginTop: 3, fontSize: 3 },
  [extraWide]: { fontSize: '1.25rem' },
} satisfies ThemeUIStyleObject;

export function ScreenHeading({ name, title, text, className, children }: Props) {
  return (
    <div className={className}>
      <h2 id={`${name}-title`} sx={titleStyle}>
        {title}
      </h2>
      <p sx={textStyle}>{text}</p>
      {children}
    </div>
  );
}
