import type { EndpointName, InputOf } from '../../contract';
import type { Failure } from '../failure-events';
import { startFakeApi, type FakeApi } from './fake-api';

export { ok, refusal } from './envelopes';

/** A session of a user. */
export const user = { access_token: 'token-1', web_user_id: '9007199254740993' };

const adReport = {
  conv_time: 0,
  idfa: '',
  client_ip: '',
  model: '',
  ua: '',
  oaid: '',
  updatetime: 0,
  boottime: 0,
  report_from: '',
  ua_xy: '',
} as const;

/** A valid input for each endpoint, so that every row of the contract can be tried. */
export const inputs: { readonly [N in EndpointName]: InputOf<N> } = {
  gameList: {},
  gameDetail: { id: 'x' },
  entityList: {},
  entityDetail: { id: 'x' },
  knowledgeSearch: { search_value: '茶' },
  activityIndex: {},
  indexCharacters: {},
  officialCharacters: {},
  characterSquare: {},
  characterFigures: { character_id: 'x' },
  storyScenes: { character_id: 'x' },
  questInfo: { quest_id: 'x' },
  chatRespond: { character_id: 'x', content: '在吗', client_message_id: 'c' },
  imToken: { app_id: 'x' },
  historyMessages: { conversation_id: '1:2', limit: 20 },
  reportUserAction: { action: 'open', target_type: 'game', target_id: 'x' },
  sendCode: { country_code: 86, phone: '13800000000' },
  login: { country_code: 86, phone: '13800000000', phone_verify_code: '1', source: 'web' },
  me: {},
  sendCodeByUser: {},
  verifyCode: { phone_verify_code: '1' },
  accountDelete: { ticket: 't' },
  bilibiliAdReport: { ...adReport, track_id: 't' },
  huobanAdReport: adReport,
};

/** The value or the error of a call, as data to compare. */
export async function outcome(calling: Promise<unknown>) {
  return calling.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}

/**
 * The client against an API that answers what a test tells it to, over HTTP. To be called once per file,
 * outside of its tests, which begin with an empty cache and nobody logged in.
 */
export function startClientKit() {
  const load = async () => ({
    ...(await import('../call')),
    ...(await import('../session/session')),
    ...(await import('../session/log-in')),
    ...(await import('../apollo/apollo-client')),
    ...(await import('../failure-events')),
  });
  type Kit = Awaited<ReturnType<typeof load>> & {
    api: FakeApi;
    /** Failures that a visitor was told of. */
    shown: Failure[];
    /** Messages that were logged, as a fault or as a refusal. */
    logged: jest.Mock;
    tryCall: (name: EndpointName) => ReturnType<typeof outcome>;
  };
  // `beforeAll` adds the other members.
  const kit = {
    shown: [] as Failure[],
    tryCall: (name) => outcome(kit.call(name, inputs[name])),
  } as Kit;
  beforeAll(async () => {
    kit.api = await startFakeApi();
    // The base address is read when the module is: set it first.
    process.env.GATSBY_API_BASE_URL = `${kit.api.baseUrl}/`;
    Object.assign(kit, await load());
    kit.onFailure((failure) => kit.shown.push(failure));
  });
  beforeEach(async () => {
    kit.api.seen.length = 0;
    kit.shown.length = 0;
    kit.logOut();
    await kit.apolloClient.clearStore();
    window.history.replaceState(null, '', '/');
    kit.logged = jest.fn();
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation(kit.logged);
    }
  });
  afterAll(() => kit.api.close());
  return kit;
}
