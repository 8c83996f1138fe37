import type * as z from 'zod/mini';
import { withValueAt } from '../testing/value-at';
import { endpoints } from './endpoints';
import { issueLines } from './issues';
import { messageReportSchema } from './reports';
import { onePage, wireExamples as whole } from './testing/wire-examples';

const { chatRespond, historyMessages, knowledgeSearch, login, sendCode } = endpoints;
const words = { character_id: 'p1', content: '门', client_message_id: 'c1' };
const placed = { ...words, context: { game_id: 'g1', section: '门' } };
const phone = { country_code: 86, phone: '13800138000' };
const session = { access_token: 't', web_user_id: '7' };
const history = { conversation_id: '7:p1', limit: 1 };
const report = {
  ...{ action: 'report_message', target_type: 'message', target_id: 'm1' },
  extra: { conversation_id: '7:p1', reason: 'other' },
};
const SHORT = 'expected 1 to 64 characters';
const MESSAGE = 'expected 1 to 2000 characters';
const BLANK = `${MESSAGE} that are not all blanks`;
const PHONE = 'expected 11 digits that begin with 13 to 19';
const TOKEN = 'expected a token of visible ASCII characters';

/** Fields with what each takes at most and at least, and what it says to anything beyond. */
const fields: [
  place: string,
  sound: readonly unknown[],
  expectation: string,
  refused: readonly unknown[],
  schema: z.ZodMiniType,
  item: object,
][] = [
  [
    'search_value',
    ['门', 'x'.repeat(64)],
    SHORT,
    ['', 'x'.repeat(65)],
    knowledgeSearch.input,
    { search_value: '' },
  ],
  [
    'content',
    ['门', ' 门 ', 'x'.repeat(2000)],
    MESSAGE,
    ['', 'x'.repeat(2001)],
    chatRespond.input,
    words,
  ],
  ['content', ['a'], BLANK, ['', ' ', '\u00a0\n'], chatRespond.input, words],
  [
    'context.section',
    ['', 'x'.repeat(200)],
    'expected at most 200 characters',
    ['x'.repeat(201)],
    chatRespond.input,
    placed,
  ],
  [
    'phone',
    ['13000000000', '19999999999'],
    PHONE,
    ['12800138000', '1380013800', '138001380000', '+13800138000', ''],
    sendCode.input,
    phone,
  ],
  ['country_code', [86], 'expected the number 86', [852, '86'], sendCode.input, phone],
  ['access_token', ['!~'], TOKEN, ['', 'a b', '灯'], login.payload, session],
  ['limit', [1, 100], 'expected at least 1', [0], historyMessages.input, history],
  ['limit', [1, 100], 'expected at most 100', [101], historyMessages.input, history],
  ['rarity', [1, 6], 'expected at least 1', [0], endpoints.entityDetail.payload, whole.roleDetail],
  ['rarity', [1, 6], 'expected at most 6', [7], endpoints.entityDetail.payload, whole.roleDetail],
  [
    'list.0.face.x',
    [0, 1],
    'expected 0 to 1',
    [-0.01, 1.01],
    endpoints.characterFigures.payload,
    { list: [whole.figure] },
  ],
  [
    'list.0.face.r',
    [0.02, 1],
    'expected 0.02 to 1',
    [0.01],
    endpoints.characterFigures.payload,
    { list: [whole.figure] },
  ],
  [
    'status',
    ['new', 'running', 'done', 'failed'],
    'expected one of "new", "running", "done", "failed"',
    ['over'],
    endpoints.questInfo.payload,
    whole.quest,
  ],
  [
    'message.sender',
    ['user', 'character'],
    'expected one of "user", "character"',
    ['bot'],
    chatRespond.payload,
    whole.reply,
  ],
  [
    'message.type',
    ['text', 'image'],
    'expected one of "text", "image"',
    ['sound'],
    chatRespond.payload,
    whole.reply,
  ],
  [
    'message.origin',
    ['script', 'model', undefined],
    'expected one of "script", "model"',
    ['human'],
    chatRespond.payload,
    whole.reply,
  ],
  [
    'locale',
    ['zh', 'en', 'ja'],
    'expected one of "zh", "en", "ja"',
    ['de'],
    chatRespond.input,
    { ...words, locale: 'zh' },
  ],
  [
    'list.0.part.in',
    ['description', 'sections', 'skills', 'story'],
    'expected one of "description", "sections", "skills", "story"',
    ['summary'],
    knowledgeSearch.payload,
    onePage(whole.hit),
  ],
  [
    'list.0.type',
    ['game', 'role'],
    'expected one of "game", "role"',
    ['character'],
    knowledgeSearch.payload,
    onePage(whole.hit),
  ],
  [
    'extra.reason',
    ['wrong', 'harmful', 'sexual', 'minor', 'other'],
    'expected one of "wrong", "harmful", "sexual", "minor", "other"',
    ['bad'],
    messageReportSchema,
    report,
  ],
];

test.each(fields)(
  '%s takes %j and else says: %s',
  (place, sound, expectation, refused, schema, item) => {
    for (const value of sound) {
      expect(schema.safeParse(withValueAt(item, place, value))).toMatchObject({ success: true });
    }
    for (const value of refused) {
      const { error } = schema.safeParse(withValueAt(item, place, value));
      expect(issueLines(error ?? { issues: [] }, 'it')).toContain(`${place}: ${expectation}`);
    }
  },
);
