import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useAnnouncement } from '../../../platform/voice';
import { forcedColors } from '../../../theme/theme';

const cardStyle = {
  display: 'grid',
  // No wider than the talk, whatever line does not break.
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  /** Keeps its title for its name: what is in it says enough. */
  isUntitled?: boolean;
  /** `live` for what a visitor should not miss. */
  tone?: 'soft' | 'live';
  /** It has come while the conversation was open: its title is said. */
  isNews?: boolean;
  children: ReactNode;
}

/** A card that the site itself, not the partner, puts into a conversation. */
export function NoteCard({
  title,
  isUntitled = false,
  tone = 'soft',
  isNews = false,
  children,
}: Props) {
  useAnnouncement(isNews ? title : '');
  return (
    <section aria-label={title} sx={tone === 'live' ? liveCardStyle : cardStyle}>
      {!isUntitled && <p sx={titleStyle}>{title}</p>}
      {children}
    </section>
  );
}
