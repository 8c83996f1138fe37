import type { ThemeUIStyleObject } from 'theme-ui';

/** Leaves one link of the breadcrumbs on a phone, by its place from 1, with the mark before it: the way up in one line. */
export function oneCrumbOnPhones(place: number) {
  return {
    '@container page (max-width: 559px)': {
      [`& li:not(:nth-of-type(${place}))`]: { display: 'none' },
      [`& li:nth-of-type(${place})::after`]: {
        order: -1,
        marginInlineStart: '2px',
        marginInlineEnd: 2,
        transform: 'rotate(-135deg)',
      },
    },
  } satisfies ThemeUIStyleObject;
}
