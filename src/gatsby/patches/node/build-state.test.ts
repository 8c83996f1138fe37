import { shellsIn } from './build-state';

test('pages with a pattern are listed', () => {
  const profile = { path: '/profile/', matchPath: '/profile/*', component: 'a' };
  const pages = new Map<string, object>([
    ['/', { path: '/', matchPath: undefined }],
    ['/profile/', profile],
  ]);
  expect(shellsIn({ pages })).toEqual([{ path: '/profile/', matchPath: '/profile/*' }]);
});

test.each([{}, { pages: [] }, { pages: new Map([['/', {}]]) }])(
  'a store of another form is not passed over: %j',
  (state) => {
    expect(() => shellsIn(state)).toThrow('pages');
  },
);
