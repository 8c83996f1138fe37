import type { ThemeUIStyleObject } from 'theme-ui';
import { skeletonStyle } from '../../ui/skeleton';
import { hitLayout, hitList } from './hit-card-style';

/** Skeletons of a new search: about a screenful. */
export const FIRST_PLACEHOLDERS = 6;

const barStyle = {
  ...skeletonStyle,
  height: 14,
  borderRadius: 'small',
} satisfies ThemeUIStyleObject;
const rowStyle = { ...hitLayout, '&:hover': {} } satisfies ThemeUIStyleObject;

const pictureStyle = { ...skeletonStyle, borderRadius: 0 } satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 3,
  padding: 4,
  alignContent: 'start',
} satisfies ThemeUIStyleObject;

const titleStyle = { ...barStyle, width: '40%', height: 22 } satisfies ThemeUIStyleObject;

const lastLineStyle = { ...barStyle, width: '70%' } satisfies ThemeUIStyleObject;

/** Skeletons in the layout of results, so that nothing moves when those arrive. */
export function ResultsSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" sx={hitList}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} sx={rowStyle}>
          <div sx={pictureStyle} />
          <div sx={textStyle}>
            <div sx={titleStyle} />
            <div sx={barStyle} />
            <div sx={lastLineStyle} />
          </div>
        </div>
      ))}
    </div>
  );
}
