import { href, type RouteName, type Variant } from '../../routes';
import { firstPaintAwaits } from './first-screen';

test.each<[RouteName, Variant, string]>([
  ['home', 'pc', 'partners'],
  ['home', 'm', 'partners'],
  ['library', 'pc', 'site-nav'],
  ['library', 'm', 'main'],
  ['game', 'pc', 'main'],
])('the first paint of %s, %s, waits for #%s', (route, variant, id) => {
  expect(firstPaintAwaits(href(route, { id: 'cat-inn' }, { locale: 'en', variant }))).toBe(id);
});

test('a page that is not found shows its header whole', () => {
  expect(firstPaintAwaits('/404/')).toBe('main');
});
