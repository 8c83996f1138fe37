import type * as z from 'zod/mini';
import * as library from './library';
import * as search from './search';
import * as partners from './partners';
import { emptySchema, listOf, pageOf } from './primitives';
import * as reports from './reports';
import * as users from './users';

/** True when a call needs the bearer token of a session. */
export type TokenRule = 'none' | 'optional' | 'required';

/**
 * Reaction of the site when a call fails (specification, section 8). Every failure is logged by the client. `toast`
 * shows an error toast and resolves to nothing; `log` resolves to nothing; `reject` rejects, and the view shows it;
 * `popup` rejects, and the view shows a message popup; `retry` is for a caller that tries five more times before it
 * rejects.
 */
export type FailureRule = 'toast' | 'reject' | 'popup' | 'log' | 'retry';

/** Kind of operation in GraphQL: a query reads, a mutation changes something. */
export type OperationKind = 'query' | 'mutation';

export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  P extends z.ZodMiniType = z.ZodMiniType,
  F extends FailureRule = FailureRule,
  K extends OperationKind = OperationKind,
> {
  readonly kind: K;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** Place of the input in the request: the query string or the JSON body. */
  readonly sends: 'query' | 'body';
  readonly input: I;
  readonly payload: P;
  readonly token: TokenRule;
  readonly failure: F;
  /** Sends `device-identifier` though nobody is logged in yet. */
  readonly namesDevice?: true;
  /** Arrives also when the page is left at that moment. */
  readonly outlivesPage?: true;
}

function get<I extends z.ZodMiniType, P extends z.ZodMiniType, F extends FailureRule>(
  path: `/api/${string}`,
  input: I,
  payload: P,
  failure: F,
  token: TokenRule = 'none',
): Endpoint<I, P, F, 'query'> {
  return { kind: 'query', method: 'GET', path, sends: 'query', input, payload, token, failure };
}

function post<I extends z.ZodMiniType, P extends z.ZodMiniType, F extends FailureRule>(
  path: `/api/${string}`,
  input: I,
  payload: P,
  failure: F,
  token: TokenRule = 'none',
): Endpoint<I, P, F, 'mutation'> {
  return { kind: 'mutation', method: 'POST', path, sends: 'body', input, payload, token, failure };
}

/** The 24 endpoints of the specification (section 7.2): the one table that site, reference API and OpenAPI share. */
export const endpoints = {
  gameList: get(
    '/api/visitor/game/list',
    library.gameListInput,
    pageOf(library.gameSummarySchema),
    'toast',
  ),
  gameDetail: get('/api/visitor/game/detail', library.idInput, library.gameDetailSchema, 'toast'),
  entityList: get(
    '/api/visitor/game/entity/list',
    library.entityListInput,
    pageOf(library.roleSummarySchema),
    'toast',
  ),
  entityDetail: get(
    '/api/visitor/game/entity/detail',
    library.idInput,
    library.roleDetailSchema,
    'toast',
  ),
  knowledgeSearch: get(
    '/api/visitor/game/knowledge/search',
    search.searchInput,
    search.searchResultSchema,
    'toast',
  ),
  activityIndex: get(
    '/api/visitor/web/activity/index',
    emptySchema,
    library.activityIndexSchema,
    'toast',
  ),
  indexCharacters: get(
    '/api/visitor/web/index/characters',
    partners.characterIndexInput,
    listOf(partners.characterSchema),
    'reject',
  ),
  officialCharacters: get(
    '/api/character/get_official_character_list',
    partners.characterListInput,
    pageOf(partners.characterSchema),
    'reject',
  ),
  characterSquare: {
    ...post(
      '/api/character/legion_zone/pc_character_square',
      partners.characterSquareInput,
      pageOf(partners.characterSchema),
      'reject',
    ),
    kind: 'query',
  },
  characterFigures: get(
    '/api/character/legion_zone/pc_character_figures',
    partners.characterInput,
    listOf(partners.figureSchema),
    'reject',
  ),
  storyScenes: get(
    '/api/quest/story/scenes',
    partners.characterInput,
    listOf(partners.sceneSchema),
    'reject',
  ),
  questInfo: get('/api/quest/get_info', partners.questInput, partners.questSchema, 'reject'),
  chatRespond: post(
    '/api/quest/get_chat_respond',
    partners.chatRespondInput,
    partners.chatRespondPayload,
    'reject',
    'required',
  ),
  imToken: get(
    '/api/im/get_token',
    partners.imTokenInput,
    partners.imTokenPayload,
    'retry',
    'required',
  ),
  historyMessages: {
    ...post(
      '/api/im/history_messages',
      partners.historyInput,
      partners.historyPayload,
      'reject',
      'required',
    ),
    kind: 'query',
  },
  reportUserAction: {
    ...post('/api/users/report_user_action', users.userActionInput, emptySchema, 'log', 'optional'),
    outlivesPage: true,
  },
  sendCode: post(
    '/api/users/send_phone_verification_code',
    users.sendCodeInput,
    emptySchema,
    'log',
  ),
  login: {
    ...post(
      '/api/users/login_register_share_no_invitation_code',
      users.loginInput,
      users.sessionUserSchema,
      'popup',
    ),
    namesDevice: true,
  },
  me: get('/api/users/me/', users.noInput, users.userSchema, 'toast', 'required'),
  sendCodeByUser: post(
    '/api/users/send_phone_verification_code_by_user',
    users.noInput,
    emptySchema,
    'toast',
    'required',
  ),
  verifyCode: post(
    '/api/users/verify_phone_code',
    users.verifyCodeInput,
    users.ticketPayload,
    'toast',
    'required',
  ),
  accountDelete: {
    ...post(
      '/api/users/account_delete',
      users.accountDeleteInput,
      emptySchema,
      'toast',
      'required',
    ),
    sends: 'query',
  },
  bilibiliAdReport: {
    ...post('/api/utils/bilibili_pc_ad_report', reports.bilibiliAdReportInput, emptySchema, 'log'),
    outlivesPage: true,
  },
  huobanAdReport: {
    ...post('/api/utils/huoban_ad_report', reports.adReportInput, emptySchema, 'log'),
    outlivesPage: true,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Input from a caller: defaults not yet applied. */
export type InputOf<N extends EndpointName> = z.input<(typeof endpoints)[N]['input']>;

/** The payload, parsed. */
export type PayloadOf<N extends EndpointName> = z.output<(typeof endpoints)[N]['payload']>;

/** The endpoints that read, or those that change something. */
export type EndpointsOf<K extends OperationKind> = {
  [N in EndpointName]: (typeof endpoints)[N]['kind'] extends K ? N : never;
}[EndpointName];

/** The endpoints whose row says so. */
export type EndpointsThat<F extends FailureRule> = {
  [N in EndpointName]: (typeof endpoints)[N]['failure'] extends F ? N : never;
}[EndpointName];

type PayloadSchemas = {
  readonly [N in EndpointName]: { readonly payload: z.ZodMiniType<PayloadOf<N>> };
};

/** The table again, in a form that ties an endpoint's name to its payload. */
const payloadSchemas: PayloadSchemas = endpoints;

/** The schema of an endpoint's payload. */
export function payloadSchemaOf<N extends EndpointName>(name: N): z.ZodMiniType<PayloadOf<N>> {
  return payloadSchemas[name].payload;
}
