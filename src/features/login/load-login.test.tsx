import { LOCALES } from '../../config/locales';
import { LoginDialog } from './login-dialog.lazy';
import { loadLogin, prefetchLogin } from './load-login';

test.each([
  ['zh', '登录'],
  ['en', 'Log in'],
  ['ja', 'ログイン'],
] as const)('the dialog comes with its strings in %s', async (locale, title) => {
  const code = await loadLogin[locale]();
  expect(code.LoginDialog).toBe(LoginDialog);
  expect(JSON.stringify(code.strings)).toContain(JSON.stringify(title));
});

test.each([
  ['/', 'zh'],
  ['/en/m/profile/', 'en'],
  ['/ja/', 'ja'],
] as const)(
  'what %s may want is fetched ahead in its language, and a failure is no matter',
  (path, locale) => {
    const loads = LOCALES.map((each) =>
      jest.spyOn(loadLogin, each).mockRejectedValue(new Error('no chunk')),
    );
    window.history.replaceState(null, '', path);
    prefetchLogin();
    expect(loads.map((load) => load.mock.calls.length)).toEqual(
      LOCALES.map((each) => (each === locale ? 1 : 0)),
    );
  },
);
