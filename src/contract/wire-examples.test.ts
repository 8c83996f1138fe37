import * as z from 'zod/mini';
import { endpoints, type EndpointName } from './endpoints';
import { imAnswerSchema, imFrameSchema } from './im-frames';
import { optionalEndpoints, type OptionalEndpointName } from './optional-endpoints';
import { accessReportSchema, messageReportSchema } from './reports';
import { onePage, wireExamples as whole } from './testing/wire-examples';

const phone = { country_code: 86, phone: '13800138000' };
const page = { page: 2, page_size: 100 };
const message = { character_id: 'p1', content: '门', client_message_id: 'c1' };
const conversation = '7:p1:q1';
const adReport = {
  ...{ conv_time: 0, idfa: '', client_ip: '::1', model: '', ua: 'a', oaid: '', updatetime: 0 },
  ...{ boottime: 0, report_from: 'web', ua_xy: 'b' },
};

const inputs: Record<EndpointName | OptionalEndpointName, object> = {
  companionMemory: { character_id: 'p1' },
  changeCompanionMemory: { character_id: 'p1', key: 'name', value: '小满' },
  gameList: { ...page, tag: '门' },
  gameDetail: { id: 'g1' },
  entityList: { ...page, game_id: 'g1' },
  entityDetail: { id: 'r1' },
  knowledgeSearch: { ...page, search_value: '门', type: 'role' },
  activityIndex: {},
  indexCharacters: { limit: 100 },
  officialCharacters: page,
  characterSquare: { ...page, keyword: '灵', tag: '静', game_id: 'g1' },
  characterFigures: { character_id: 'p1' },
  storyScenes: { character_id: 'p1' },
  questInfo: { quest_id: 'q1' },
  chatRespond: {
    ...{ ...message, quest_id: 'q1', locale: 'ja' },
    context: { game_id: 'g1', section: '门', opened_steps: 1 },
  },
  imToken: { app_id: 'web' },
  historyMessages: { conversation_id: conversation, before: 'm1', limit: 100 },
  reportUserAction: { action: 'open', target_type: 'game', target_id: 'g1', extra: { a: [1] } },
  sendCode: phone,
  login: { ...phone, phone_verify_code: '1234', source: 'web' },
  me: {},
  sendCodeByUser: {},
  verifyCode: { phone_verify_code: '1234' },
  accountDelete: { ticket: 't', reason: '走' },
  bilibiliAdReport: { ...adReport, track_id: 'b1' },
  huobanAdReport: adReport,
};

const payloads: Record<EndpointName | OptionalEndpointName, object> = {
  companionMemory: whole.memory,
  changeCompanionMemory: whole.memory,
  gameList: onePage(whole.gameSummary),
  gameDetail: whole.gameDetail,
  entityList: onePage(whole.roleSummary),
  entityDetail: whole.roleDetail,
  knowledgeSearch: {
    ...onePage(whole.hit),
    counts: { game: 1, role: 2 },
    others: [whole.otherHit],
    choices: [{ facet: 'players', slug: 'two' }],
    nearly: {
      list: [whole.hit],
      missing: { facet: 'session', slug: '15' },
      instead: { facet: 'session', slug: '30' },
    },
    is_guess: true,
    unknown_words: ['门门'],
    meant: ['门'],
    nearest: [whole.nearest],
  },
  activityIndex: whole.activities,
  indexCharacters: { list: [whole.character] },
  officialCharacters: onePage(whole.character),
  characterSquare: onePage(whole.character),
  characterFigures: { list: [whole.figure] },
  storyScenes: { list: [whole.scene] },
  questInfo: whole.quest,
  chatRespond: whole.reply,
  imToken: { im_token: 'i', expires_at: '2026-11-21T08:00:00Z' },
  historyMessages: { list: [whole.message], has_more: true },
  reportUserAction: {},
  sendCode: {},
  login: { access_token: 't', web_user_id: '7', nickname: '小满', avatar: '/a.webp', level: 3 },
  me: whole.user,
  sendCodeByUser: {},
  verifyCode: { ticket: 't' },
  accountDelete: {},
  bilibiliAdReport: {},
  huobanAdReport: {},
};

const rows: [what: string, schema: z.ZodMiniType, whole: unknown][] = [
  ...Object.entries({ ...endpoints, ...optionalEndpoints }).flatMap<(typeof rows)[number]>(
    ([name, { input, payload }]) => [
      [`the input of ${name}`, input, new Map(Object.entries(inputs)).get(name)],
      [`the payload of ${name}`, payload, new Map(Object.entries(payloads)).get(name)],
    ],
  ),
  [
    'the report of a message',
    messageReportSchema,
    {
      ...{ action: 'report_message', target_type: 'message', target_id: 'm1' },
      extra: { conversation_id: conversation, reason: 'other', words: '不对' },
    },
  ],
  [
    'the report that a fact is not so',
    accessReportSchema,
    {
      ...{ action: 'report_access', target_type: 'game', target_id: 'g1' },
      extra: { denied: [{ need: 'one_hand', answer: 'yes' }], words: '要两只手' },
    },
  ],
  [
    'what comes over the socket',
    z.array(imFrameSchema),
    [
      { type: 'message', message: whole.message },
      { type: 'typing', conversation_id: conversation },
      { type: 'delta', message_id: 'm1', conversation_id: conversation, content: '三' },
      { type: 'ping' },
    ],
  ],
  ['a pong', imAnswerSchema, { type: 'pong' }],
];

test.each(rows)('%s comes through with all that it has', (_, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
});

/** Names of the fields that a schema knows, such as `list i18n en title`. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(z.record(z.string(), z.unknown()).parse(value)).flatMap(([name, field]) => [
          name,
          ...fieldsOf(field).map((below) => `${name} ${below}`),
        ])
      : fieldsOf(value),
  );
}

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    name,
    ...fieldsIn(field).map((below) => `${name} ${below}`),
  ]);
}

test.each(rows)('%s has every field here that the contract knows', (_, schema, value) => {
  const known = fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  expect(fieldsIn(value)).toEqual(
    expect.arrayContaining(known.filter((field) => !field.includes(' ja '))),
  );
});

test.each<[string, z.ZodMiniType, object, object]>([
  [
    'a game',
    endpoints.gameDetail.payload,
    whole.gameDetail,
    { tags: [], platforms: [], sections: [], gallery: [], related_ids: [] },
  ],
  [
    'a role',
    endpoints.entityDetail.payload,
    whole.roleDetail,
    { tags: [], attributes: [], skills: [], related_ids: [] },
  ],
  ['a reply', endpoints.chatRespond.payload, whole.reply, { suggestions: [] }],
  ['a request', endpoints.officialCharacters.input, {}, { page: 1, page_size: 20 }],
])('what %s leaves out is empty or the first page', (_, schema, value, empty) => {
  const absent = Object.fromEntries(Object.keys(empty).map((field) => [field, undefined]));
  expect(schema.parse({ ...value, ...absent })).toMatchObject(empty);
});
