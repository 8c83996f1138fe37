import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { forcedColors } from '../../../theme/theme';

const cardStyle = {
  display: 'grid',
  gap: 2,
  marginX: 4,
  marginBottom: 3,
  padding: 4,
  borderRadius: 'medium',
  backgroundColor: 'primarySoft',
  color: 'text',
  fontSize: 1,
  lineHeight: 1.6,
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const liveCardStyle = { ...cardStyle, backgroundColor: 'liveSoft' } satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

interface Props {
  title: string;
  /** `live` for what a visitor should not miss. */
  tone?: 'soft' | 'live';
  children: ReactNode;
}

/** A card that the site itself, not the partner, puts into a conversation. */
export function NoteCard({ title, tone = 'soft', children }: Props) {
  return (
    <section role="status" aria-label={title} sx={tone === 'live' ? liveCardStyle : cardStyle}>
      <p sx={titleStyle}>{title}</p>
      {children}
    </section>
  );
}
