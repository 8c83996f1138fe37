import type { ThemeUIStyleObject } from 'theme-ui';
import { classNameOf, rulesOf } from './class-name';

/** The rules of a style as the build writes them. */
function rules(style: ThemeUIStyleObject): string | undefined {
  return rulesOf(classNameOf(style))?.replace(/^\.[\w-]+/, '');
}

it('adds a prefix where a browser needs it, and nowhere else', () => {
  expect(rules({ maskImage: 'none', display: 'flex', transform: 'none' })).toBe(
    '{-webkit-mask-image:none;mask-image:none;display:flex;transform:none;}',
  );
  expect(rules({ '@media print': { userSelect: 'text' } })).toContain(
    '-webkit-user-select:text;user-select:text;',
  );
});
