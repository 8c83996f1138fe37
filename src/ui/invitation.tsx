import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';

interface Props {
  /** A picture from `static/art`. */
  art: 'chat' | 'empty' | 'soon';
  text: string;
  /** The one thing to do about it. */
  children: ReactNode;
}

const invitationStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 3,
  '& > img': { flex: 'none' },
} satisfies ThemeUIStyleObject;

const wordsStyle = {
  display: 'grid',
  flex: '1 1 14em',
  justifyItems: 'start',
  gap: 3,
  maxWidth: 'text',
} satisfies ThemeUIStyleObject;

const textStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

/** A part of a page that is still empty: a small picture, what will come here, and how. */
export function Invitation({ art, text, children }: Props) {
  return (
    <div sx={invitationStyle}>
      <img src={`/art/${art}.svg`} alt="" width={120} height={90} loading="lazy" />
      <div sx={wordsStyle}>
        <p sx={textStyle}>{text}</p>
        {children}
      </div>
    </div>
  );
}
