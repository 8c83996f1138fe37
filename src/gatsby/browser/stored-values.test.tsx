import { useSession } from '../../api-client/session/session';
import { useConsent } from '../../platform/consent/consent';
import { storedExamples as examples } from './testing/stored-examples';

const rows = Object.entries(examples);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ isLoggedIn: false, userInfo: null });
  useConsent.setState({ choice: undefined });
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
});

test.each(rows)('%s is understood as it is kept today', (key, { area, text, read, value }) => {
  window[area].setItem(key, text);
  expect(read()).toEqual(value);
});

test.each(rows)('%s has a default, also where storage is forbidden', (_, example) => {
  expect(example.read()).toEqual(example.byDefault);
  jest.spyOn(window, example.area, 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  // Without session storage nothing may be reloaded, because it could not be noted.
  expect(example.read()).toEqual(
    example.read === examples.reloaded.read ? false : example.byDefault,
  );
});
