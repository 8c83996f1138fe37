import { render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { useStrings } from '../../i18n/use-strings';
import type { Namespace } from '../../i18n/strings';
import type { PageContext } from '../../routes/page-context';
import { wrapPageElement } from './wrap-page';

// What comes later is not a matter of a page's strings.
jest.mock('../../layouts/deferred-ui', () => ({ DeferredUi: () => null }));

const given: unknown[] = [];

function View() {
  const t = useStrings('common');
  given.push(t);
  return <p>{t('menu')}</p>;
}

function dataOf(menu: string, language = 'en') {
  const ns: Namespace = 'common';
  return { locales: { edges: [{ node: { ns, language, data: JSON.stringify({ menu }) } }] } };
}

function page(data: ReturnType<typeof dataOf>) {
  const pageContext: PageContext = {
    language: 'en',
    variant: 'pc',
    route: 'seat',
    params: { page: '', id: '', tag: '', doc: 'terms' },
  };
  const location = { pathname: '/en/seat/', search: '', hash: '' };
  // Gatsby's props of a page hold more than it reads.
  const props = { data, pageContext, location } as PageProps<typeof data, PageContext>;
  return <>{Reflect.apply(wrapPageElement, undefined, [{ element: <View />, props }])}</>;
}

it('gives a page the strings of its data in its language, the same at every render', () => {
  const data = dataOf('Menu');
  const { rerender } = render(page(data));
  expect(screen.getByRole('main')).toHaveTextContent('Menu');
  rerender(page(data));
  expect(given.length).toBeGreaterThan(1);
  expect(new Set(given).size).toBe(1);
  rerender(page(dataOf('Menus')));
  expect(screen.getByRole('main')).toHaveTextContent('Menus');
});

it('takes no strings of another language', () => {
  render(page(dataOf('菜单', 'zh')));
  expect(screen.getByRole('main')).toHaveTextContent('menu');
});
