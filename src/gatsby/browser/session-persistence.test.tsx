import type * as logIns from '../../api-client/session/log-in';
import type * as sessions from '../../api-client/session/session';

type Session = typeof sessions & typeof logIns;

const KEY = 'userStore';
const userInfo = { access_token: 't1', web_user_id: '7', nickname: '旅人' };
const other = { access_token: 't2', web_user_id: '8' };
function loggedIn(user: object) {
  return JSON.stringify({
    isLoggedIn: true,
    userInfo: user,
    isHomeFirstPage: false,
    loginDialogVisible: true,
  });
}

/** A page that is loaded now, with modules of its own, before the code that comes late is there. */
async function loadFirst(): Promise<Session> {
  jest.resetModules();
  const session = {
    ...(await import('../../api-client/session/session')),
    ...(await import('../../api-client/session/log-in')),
  };
  (await import('./session-persistence')).persistSession();
  return session;
}

/** The same, with all its code. */
async function load(): Promise<Session> {
  const session = await loadFirst();
  (await import('./ended-sessions')).refuseEndedSessions();
  return session;
}
function stored(): unknown {
  return JSON.parse(localStorage.getItem(KEY) ?? 'null');
}

/** Imitates what another tab does to the storage, and what this one hears of it. */
function otherTabWrites(newValue: string | null, key: string | null = KEY): void {
  if (newValue === null) localStorage.clear();
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

beforeEach(() => localStorage.clear());

test('the document says whether somebody is logged in, from the start and as it changes', async () => {
  localStorage.setItem(KEY, loggedIn(userInfo));
  const { logOut, logIn } = await load();
  const isMember = () => document.documentElement.hasAttribute('data-member');
  expect(isMember()).toBe(true);
  logOut();
  expect(isMember()).toBe(false);
  logIn(other);
  expect(isMember()).toBe(true);
});

test('saves the flat object of the specification on every change', async () => {
  const { logIn, logOut, openLogin } = await load();
  openLogin();
  logIn(userInfo);
  expect(stored()).toEqual({
    isLoggedIn: true,
    userInfo,
    isHomeFirstPage: true,
    loginDialogVisible: true,
  });
  logOut();
  expect(stored()).toMatchObject({ isLoggedIn: false, userInfo: null });
});

test('restores who is logged in, and nothing that belongs to another page', async () => {
  localStorage.setItem(KEY, loggedIn(userInfo));
  const { useSession } = await load();
  expect(useSession.getState()).toEqual({
    isLoggedIn: true,
    userInfo,
    isHomeFirstPage: true,
    loginDialogVisible: false,
  });
});

test.each(['{', '[]', '{"isLoggedIn":true,"userInfo":{"id":1}}'])(
  'drops %s and goes on',
  async (text) => {
    localStorage.setItem(KEY, text);
    const { useSession, logIn } = await load();
    expect(useSession.getState().isLoggedIn).toBe(false);
    logIn(userInfo);
    expect(stored()).toMatchObject({ isLoggedIn: true, userInfo });
  },
);

test('follows who logs in and out in another tab, and not its dialog', async () => {
  const { useSession } = await load();
  otherTabWrites(loggedIn(userInfo));
  expect(useSession.getState()).toMatchObject({
    isLoggedIn: true,
    userInfo,
    isHomeFirstPage: true,
    loginDialogVisible: false,
  });
  otherTabWrites(loggedIn({ ...userInfo, nickname: '新名字' }));
  expect(useSession.getState().userInfo?.nickname).toBe('新名字');
  otherTabWrites(loggedIn(other));
  expect(useSession.getState().userInfo).toEqual(other);
  otherTabWrites(null, null);
  expect(useSession.getState()).toMatchObject({ isLoggedIn: false, userInfo: null });
});

test('hears nothing of other keys', async () => {
  const { useSession, logIn } = await load();
  logIn(userInfo);
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft', newValue: 'null' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: sessionStorage }));
  expect(useSession.getState().isLoggedIn).toBe(true);
});

test('a change of the page does not undo what another tab has done a moment ago', async () => {
  const { useSession, openLogin } = await load();
  // Its event is still on its way.
  localStorage.setItem(KEY, loggedIn(userInfo));
  openLogin();
  expect(stored()).toMatchObject({ isLoggedIn: true, userInfo, loginDialogVisible: true });
  useSession.setState({ isHomeFirstPage: false });
  expect(stored()).toMatchObject({ isLoggedIn: true, userInfo });
});

test('a page that was put aside looks again when it comes back', async () => {
  const { useSession } = await load();
  localStorage.setItem(KEY, loggedIn(userInfo));
  const back = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  back(false);
  expect(useSession.getState().isLoggedIn).toBe(false);
  back(true);
  expect(useSession.getState().isLoggedIn).toBe(true);
});

test.each([
  ['forbidden', ['getItem', 'setItem']],
  ['full', ['setItem']],
] as const)('a storage that is %s keeps nobody from being logged in', async (_, methods) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
  }
  const { useSession, logIn, openLogin } = await load();
  logIn(userInfo);
  openLogin();
  expect(useSession.getState()).toMatchObject({ isLoggedIn: true, loginDialogVisible: true });
});

describe('when local storage cannot be written', () => {
  /** Makes these methods of local storage fail, and none of session storage. */
  function spoil(...methods: readonly ('setItem' | 'removeItem')[]): void {
    for (const method of methods) {
      const works = Storage.prototype[method];
      jest.spyOn(Storage.prototype, method).mockImplementation(function act(
        this: Storage,
        ...given: readonly string[]
      ) {
        if (this === localStorage) throw new DOMException('no', 'QuotaExceededError');
        Reflect.apply(works, this, given);
      });
    }
  }

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.setItem(KEY, loggedIn(userInfo));
  });

  test.each([
    ['at any time', load],
    ['before all code is there', loadFirst],
  ])('logout removes the old token %s', async (_, begin) => {
    const { logOut } = await begin();
    spoil('setItem');
    logOut();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect((await begin()).useSession.getState().isLoggedIn).toBe(false);
  });

  test('a page that nobody is logged in on removes no login of another tab', async () => {
    localStorage.clear();
    const { useSession, openLogin } = await loadFirst();
    localStorage.setItem(KEY, loggedIn(other));
    spoil('setItem');
    openLogin();
    expect(stored()).toMatchObject({ userInfo: other });
    expect(useSession.getState().userInfo).toEqual(other);
  });

  test('what changes the page alone removes nothing', async () => {
    const { openLogin } = await load();
    spoil('setItem');
    openLogin();
    expect(stored()).toMatchObject({ userInfo });
  });

  test('a token that cannot be removed either is not taken up again in this tab', async () => {
    const { logOut } = await load();
    spoil('setItem', 'removeItem');
    logOut();
    expect(stored()).toMatchObject({ userInfo });
    const { useSession } = await load();
    expect(useSession.getState().isLoggedIn).toBe(false);
    jest.restoreAllMocks();
    // Somebody logs in in another tab, which can write.
    otherTabWrites(loggedIn(other));
    expect(useSession.getState().userInfo).toEqual(other);
  });
});
