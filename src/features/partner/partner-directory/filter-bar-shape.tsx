import { needsScript } from '../../../ui/skeleton';
import type { ThemeUIStyleObject } from 'theme-ui';
import { filterBarStyle, filterFieldStyle } from './filter-bar-style';

const shapeStyle = { ...filterBarStyle, ...needsScript } satisfies ThemeUIStyleObject;

/** The fields of the directory without their words: from the first frame on, until their code is there. */
export function FilterBarShape() {
  return (
    <div aria-hidden="true" sx={shapeStyle}>
      <div sx={filterFieldStyle} />
      <div sx={filterFieldStyle} />
      <div sx={filterFieldStyle} />
    </div>
  );
}
