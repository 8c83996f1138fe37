/** One of everything that crosses the wire, with every field that it may have, as the specification writes it. */

const TIME = '2026-11-21T08:00:00Z';

/** Words for pictures, and their translation. */
const words = { line: '门', description: '一扇门。' };
const said = { picture_texts: [{ line: 'a door', description: 'A door.' }] };

function wordsFor(picture: string) {
  return { picture_texts: [{ picture, ...words }] };
}

const gameSummary = {
  id: 'g1',
  name: '冰轨',
  cover: '/c.webp',
  icon: '/i.webp',
  tags: ['冒险'],
  summary: '短',
  role_count: 2,
  updated_at: TIME,
  players: { min: 1, max: 4 },
  session_minutes: { min: 15, max: 30 },
  moods: ['calm'],
  access: {
    checked_on: '2026-11-22',
    version: '1.2',
    features: {
      ...{ colour_independent: 'yes', remappable_keys: 'no', one_hand: 'unknown' },
      ...{ no_time_pressure: 'yes', text_size: 'no', speaker_subtitles: 'unknown' },
      ...{ no_flashing: 'yes', difficulty_aids: 'no', hold_or_toggle: 'unknown' },
      without_sight: 'no',
    },
  },
  ...wordsFor('/c.webp'),
};
const gameTexts = { name: 'Ice Rail', tags: ['adventure'], summary: 'short', ...said };
const sections = [{ title: '门', body: '推。' }];
const gameDetailTexts = {
  ...gameTexts,
  developer: 'Studio',
  publisher: 'House',
  description: 'long',
  sections: [{ title: 'Door', body: 'Push.' }],
  essentials: ['Push the door.'],
};

const roleSummary = {
  id: 'r1',
  game_id: 'g1',
  name: '阿阑',
  title: '蛾',
  avatar: '/a.webp',
  tags: ['灯'],
  updated_at: TIME,
};
const roleTexts = { name: 'Lan', title: 'the Moth', tags: ['lamp'] };

const activityTexts = { title: 'Feast', summary: 'short', body: 'long', ...said };

const character = {
  id: 'p1',
  name: '灵犀',
  avatar: '/a.webp',
  figure: '/f.webp',
  slogan: '走',
  description: '长',
  tags: ['静'],
  game_ids: ['g1'],
  other_names: ['犀'],
  aliases: ['rhino'],
  greeting: '你好',
  chat_count: 7,
  ...wordsFor('/f.webp'),
  i18n: {
    en: {
      ...{ name: 'Lingxi', slogan: 'go', description: 'long', tags: ['calm'], greeting: 'hi' },
      ...said,
    },
    ja: { name: 'リンシー' },
  },
};

const questTexts = { title: 'Door', background: 'a', goal: 'b', opening_message: 'c' };
const quest = {
  id: 'q1',
  character_id: 'p1',
  title: '门',
  background: '甲',
  goal: '乙',
  opening_message: '丙',
  status: 'running',
  progress: { current: 1, total: 3 },
  i18n: { en: questTexts, ja: questTexts },
};

const message = {
  id: 'm1',
  conversation_id: '7:p1:q1',
  sender: 'character',
  type: 'text',
  content: '三格。',
  created_at: TIME,
  client_message_id: 'c1',
  draft_id: 'd1',
  reply_to: 'm0',
  origin: 'script',
  references: [{ type: 'game', id: 'g1', title: '冰轨', section: '门' }],
  needs_help: true,
};

const hitTexts = {
  title: 'Door',
  game_title: 'Ice Rail',
  snippet: 'push',
  part_title: 'Doors',
  answer: 'Three.',
  hint: 'Count.',
  more_questions: ['And the window?'],
  tags: ['door'],
};

export const wireExamples = {
  gameSummary: { ...gameSummary, i18n: { en: gameTexts, ja: gameTexts } },
  gameDetail: {
    ...gameSummary,
    banner: '/b.webp',
    developer: '工作室',
    publisher: '社',
    release_date: '2026-11-21',
    game_version: '1.2',
    checked_on: '2026-11-22',
    platforms: ['PC'],
    description: '长',
    sections,
    essentials: ['推门。'],
    gallery: ['/1.webp'],
    related_ids: ['g2'],
    other_names: ['Ring Line'],
    aliases: ['ring-line'],
    character_id: 'p1',
    i18n: { en: gameDetailTexts, ja: gameDetailTexts },
  },
  roleSummary: { ...roleSummary, i18n: { en: roleTexts, ja: roleTexts } },
  roleDetail: {
    ...roleSummary,
    portrait: '/p.webp',
    ...wordsFor('/p.webp'),
    rarity: 6,
    attributes: [{ label: '高', value: '一米' }],
    skills: [{ name: '飞', icon: '/s.webp', description: '远' }],
    description: '长',
    story: '更长',
    related_ids: ['r2'],
    other_names: ['阑'],
    aliases: ['lan'],
    i18n: {
      en: {
        ...roleTexts,
        attributes: [{ label: 'height', value: '1 m' }],
        skills: [{ name: 'fly', icon: '/s.webp', description: 'far' }],
        description: 'long',
        story: 'longer',
        ...said,
      },
      ja: {},
    },
  },
  activities: {
    banners: [
      {
        id: 'b1',
        title: '节',
        image: '/b.webp',
        link: '/a',
        i18n: { en: { title: 'Feast' }, ja: {} },
      },
    ],
    list: [
      {
        id: 'a1',
        title: '节',
        cover: '/c.webp',
        summary: '短',
        body: '长',
        start_at: TIME,
        end_at: TIME,
        link: '/a',
        aliases: ['feast'],
        ...wordsFor('/c.webp'),
        i18n: { en: activityTexts, ja: activityTexts },
      },
    ],
  },
  character,
  figure: {
    ...{ id: 'f1', character_id: 'p1', name: '立', image: '/f.webp', is_default: true },
    face: { x: 0.5, y: 0.25, r: 0.02 },
    ...wordsFor('/f.webp'),
    i18n: { en: { name: 'standing', ...said }, ja: {} },
  },
  scene: {
    ...{ id: 's1', character_id: 'p1', quest_id: 'q1', title: '一', cover: '/c.webp' },
    ...{ summary: '短', order: 1, locked: false },
    ...wordsFor('/c.webp'),
    i18n: { en: { title: 'One', summary: 'short', ...said }, ja: {} },
  },
  quest,
  message,
  reply: { message, quest, suggestions: ['然后呢？'] },
  hit: {
    ...{ type: 'role', id: 'r1', game_id: 'g1', title: '门', game_title: '冰轨', snippet: '推' },
    ...{ part: { in: 'skills', index: 3 }, part_title: '门', answer: '三格。' },
    ...{ hint: '数一数。', more_questions: ['窗呢？'], found_names: ['門'], cover: '/c.webp' },
    tags: ['门'],
    i18n: { en: hitTexts, ja: hitTexts },
  },
  otherHit: {
    ...{ type: 'activity', id: 'a1', title: '节', snippet: '短', cover: '/c.webp', place: 0 },
    i18n: { en: { title: 'Feast', snippet: 'short' }, ja: {} },
  },
  nearest: { type: 'game', id: 'g1', title: '冰轨', i18n: { en: { title: 'Ice Rail' }, ja: {} } },
  memory: {
    version: '3',
    changes: [
      { version: '3', date: '2026-11-21', text: '改', i18n: { en: { text: 'changed' }, ja: {} } },
    ],
    facts: [
      { key: 'name', text: '叫', value: '小满', i18n: { en: { text: 'is called' }, ja: {} } },
    ],
  },
  user: {
    ...{ web_user_id: '7', nickname: '小满', avatar: '/a.webp', phone_masked: '138****8000' },
    ...{ created_at: TIME, unread_count: 3 },
  },
};

/** A page of a list, with one entry. */
export function onePage<T>(entry: T) {
  return { list: [entry], total: 1, page: 1, page_size: 20 };
}
