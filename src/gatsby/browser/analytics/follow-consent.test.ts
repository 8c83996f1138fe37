import type * as analytics from '../../../platform/consent/analytics';
import type * as consents from '../../../platform/consent/consent';
import type * as logIns from '../../../api-client/session/log-in';
import type * as sessions from '../../../api-client/session/session';
import type { ConsentMode } from '../../../config/browser-env';
import type { AnalyticsVendor } from './analytics-vendor';

const USER = { access_token: 't', web_user_id: '9007199254740993' };
const event = { name: 'download_mobile', params: {} } as const;

/** A vendor that does what it is told, and what it has heard. */
function pretendVendor() {
  const heard: string[] = [];
  let giveWebId: (id: string | undefined) => void = () => undefined;
  const vendor: AnalyticsVendor = {
    start: async (readUserId, signal) => {
      heard.push('import');
      await Promise.resolve();
      if (signal.aborted) throw new Error('not wanted');
      heard.push(`start for ${readUserId() ?? 'nobody'}`);
      signal.addEventListener('abort', () => heard.push('end'));
      return {
        send: ({ name }) => heard.push(name),
        identify: (userId) => heard.push(`now ${userId ?? 'nobody'}`),
        webId: new Promise((resolve) => {
          giveWebId = resolve;
        }),
      };
    },
    forget: () => heard.push('forget'),
  };
  return { vendor, heard, giveWebId: (id: string | undefined) => giveWebId(id) };
}

let client: typeof analytics;
let consent: typeof consents;
let session: typeof sessions & typeof logIns;
let onStart: jest.Mock<undefined, [AbortSignal]>;
let follow: (vendor: AnalyticsVendor, mode: ConsentMode) => void;
function settle() {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

// A page of its own for each test: the stores are modules.
beforeEach(async () => {
  process.env.GATSBY_ANALYTICS_APP_ID = '100001';
  process.env.GATSBY_ANALYTICS_CHANNEL_DOMAIN = 'http://collector.example';
  jest.resetModules();
  client = await import('../../../platform/consent/analytics');
  consent = await import('../../../platform/consent/consent');
  session = {
    ...(await import('../../../api-client/session/session')),
    ...(await import('../../../api-client/session/log-in')),
  };
  const { followConsent } = await import('./follow-consent');
  onStart = jest.fn<undefined, [AbortSignal]>();
  follow = (vendor, mode) => followConsent(vendor, mode, onStart);
});

/** Begins with what was answered on an earlier page. */
async function begin(mode: ConsentMode, choice?: consents.ConsentChoice) {
  const pretended = pretendVendor();
  consent.useConsent.setState({ choice, isKnown: true });
  follow(pretended.vendor, mode);
  await settle();
  return pretended;
}

test.each([
  ['off', undefined, true],
  ['off', 'declined', false],
  ['notice', undefined, true],
  ['notice', 'accepted', true],
  ['notice', 'declined', false],
  ['required', undefined, false],
  ['required', 'accepted', true],
  ['required', 'declined', false],
] as const)('in mode %s with the answer %s it runs: %s', async (mode, choice, runs) => {
  client.track(event);
  const { heard } = await begin(mode, choice);
  client.track(event);
  expect(heard).toEqual(runs ? ['import', 'start for nobody', event.name, event.name] : ['forget']);
  expect(client.readWebId()).toEqual({ status: runs ? 'loading' : 'none' });
  expect(onStart).toHaveBeenCalledTimes(runs ? 1 : 0);
});

test('page views end with it, and begin with it anew', async () => {
  await begin('notice');
  const [signal] = onStart.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  consent.chooseConsent('declined');
  expect(signal?.aborted).toBe(true);
  consent.chooseConsent('accepted');
  await settle();
  expect(onStart).toHaveBeenCalledTimes(2);
});

test('the web id is told as soon as it is known', async () => {
  const { giveWebId } = await begin('notice');
  giveWebId('7390123456789012345');
  await settle();
  expect(client.readWebId()).toEqual({ status: 'known', id: '7390123456789012345' });
});

test('there is none where the collector gives none; events go on', async () => {
  const { giveWebId, heard } = await begin('notice');
  giveWebId(undefined);
  await settle();
  expect(client.readWebId()).toEqual({ status: 'none' });
  client.track(event);
  expect(heard.at(-1)).toBe(event.name);
});

test('required: begins with the answer, and sends nothing from before it', async () => {
  const { heard } = await begin('required');
  client.track(event);
  consent.chooseConsent('accepted');
  expect(client.readWebId()).toEqual({ status: 'loading' });
  await settle();
  expect(heard).toEqual(['forget', 'import', 'start for nobody']);
  client.track(event);
  expect(heard.at(-1)).toBe(event.name);
});

test('declined: ends, forgets, and begins anew when it is accepted after all', async () => {
  const { heard, giveWebId } = await begin('notice');
  consent.chooseConsent('declined');
  giveWebId('7');
  await settle();
  client.track(event);
  session.logIn(USER);
  expect(client.readWebId()).toEqual({ status: 'none' });
  expect(heard).toEqual(['import', 'start for nobody', 'end', 'forget']);
  consent.chooseConsent('accepted');
  await settle();
  client.track(event);
  expect(heard.slice(4)).toEqual(['import', `start for ${USER.web_user_id}`, event.name]);
});

test('accepted while it runs: it goes on', async () => {
  const { heard } = await begin('notice');
  consent.chooseConsent('accepted');
  consent.openConsent();
  await settle();
  expect(heard).toEqual(['import', 'start for nobody']);
});

test('declined and accepted while its code is fetched: it starts once', async () => {
  const pretended = pretendVendor();
  follow(pretended.vendor, 'notice');
  consent.chooseConsent('declined');
  consent.chooseConsent('accepted');
  await settle();
  expect(pretended.heard).toEqual(['import', 'forget', 'import', 'start for nobody']);
});

test('follows who logs in and out, and whoever was logged in before', async () => {
  session.logIn(USER);
  const { heard } = await begin('notice');
  session.openLogin();
  session.logOut();
  session.logIn({ ...USER, web_user_id: '8' });
  session.useSession.setState({ userInfo: { ...USER, web_user_id: '8', nickname: '新名字' } });
  expect(heard).toEqual(['import', `start for ${USER.web_user_id}`, 'now nobody', 'now 8']);
});

describe('what fails', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('code that does not come leaves the page without analytics, until it is asked for again', async () => {
    const pretended = pretendVendor();
    const start = jest
      .spyOn(pretended.vendor, 'start')
      .mockRejectedValueOnce(new Error('no chunk'));
    follow(pretended.vendor, 'notice');
    await settle();
    expect(client.readWebId()).toEqual({ status: 'none' });
    client.track(event);
    expect(logged).toHaveBeenCalledTimes(1);
    consent.chooseConsent('declined');
    consent.chooseConsent('accepted');
    await settle();
    expect(start).toHaveBeenCalledTimes(2);
    expect(pretended.heard).toEqual(['forget', 'import', 'start for nobody']);
  });

  test('an SDK that throws at every turn disturbs nobody', async () => {
    const fail = () => {
      throw new Error('broken');
    };
    const vendor: AnalyticsVendor = {
      start: () => Promise.resolve({ send: fail, identify: fail, webId: Promise.resolve('7') }),
      forget: fail,
    };
    follow(vendor, 'notice');
    await settle();
    client.track(event);
    session.logIn(USER);
    consent.chooseConsent('declined');
    expect(logged).toHaveBeenCalledTimes(3);
    expect(session.useSession.getState().isLoggedIn).toBe(true);
    expect(client.readWebId()).toEqual({ status: 'none' });
  });
});
