import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { wide } from '../theme/theme';
import { inPhrases } from './in-phrases';

interface Props {
  title: string;
  /** Element of the title; the page's heading where the state is the whole page. */
  titleAs?: 'p' | 'h1';
  text?: string;
  /** `alert` for what went wrong, `status` for what is merely empty or loading. */
  role?: 'alert' | 'status';
  /** A picture of the state, from `static/art`. */
  art?: 'empty' | 'failed' | 'locked' | 'no-results' | 'not-found' | 'soon';
  children?: ReactNode;
}

const stateStyle = {
  display: 'grid',
  gap: 3,
  justifyItems: 'center',
  paddingY: 6,
  paddingX: 4,
  textAlign: 'center',
  backgroundColor: 'surface',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'large',
  [wide]: { paddingY: 7 },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  ...inPhrases,
  fontSize: 3,
  fontWeight: 'bold',
  lineHeight: 1.4,
  textWrap: 'balance',
} satisfies ThemeUIStyleObject;

const textStyle = {
  ...inPhrases,
  color: 'muted',
  maxWidth: '36em',
  textWrap: 'balance',
} satisfies ThemeUIStyleObject;

/** Shows a place that has nothing to show: empty, loading, or gone wrong. */
export function EmptyState({
  title,
  titleAs: Title = 'p',
  text,
  role = 'status',
  art,
  children,
}: Props) {
  return (
    <div role={role} sx={stateStyle}>
      {art !== undefined && (
        <img src={`/art/${art}.svg`} alt="" width={200} height={150} loading="lazy" />
      )}
      <Title sx={titleStyle}>{title}</Title>
      {text !== undefined && <p sx={textStyle}>{text}</p>}
      {children}
    </div>
  );
}
