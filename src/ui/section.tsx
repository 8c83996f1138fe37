import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { coarsePointer, medium, wide } from '../theme/theme';
import { twoDots } from './heading-style';
import { touchHeight } from './touch-height';

interface Props {
  title: string;
  /** The heading's id, also the fragment that leads here. */
  id: string;
  /** Beside the heading, such as a link to all. */
  aside?: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
}

const sectionStyle = { marginTop: 7, [medium]: { marginTop: 8 } } satisfies ThemeUIStyleObject;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  marginBottom: 4,
  [wide]: { marginBottom: 5 },
  [coarsePointer]: { '& > a': touchHeight },
} satisfies ThemeUIStyleObject;

const titleStyle = {
  ...twoDots,
  minWidth: 0,
  fontSize: 4,
  [wide]: { fontSize: 5 },
} satisfies ThemeUIStyleObject;

/** A titled part of a page. */
export function Section({ title, id, aside, lang, children }: Props) {
  return (
    <section aria-labelledby={id} sx={sectionStyle}>
      <div sx={headStyle}>
        <h2 id={id} lang={lang} sx={titleStyle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
