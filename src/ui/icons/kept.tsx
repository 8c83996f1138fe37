import type { ThemeUIStyleObject } from 'theme-ui';
import type { IconProps } from '../icon';
import { BookmarkIcon } from './bookmark';

const filledStyle = { fill: 'currentColor' } satisfies ThemeUIStyleObject;

/** Is kept: the bookmark, filled. */
export function KeptIcon(props: IconProps) {
  return <BookmarkIcon {...props} sx={filledStyle} />;
}
