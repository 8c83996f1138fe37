import { ok } from '../../../api-client/testing/mock-api';
import { placePath } from '../../../routes';
import type { Partner } from '../partner';
import { PartnerShellView } from '../partner-shell-view';

export const lingxi = {
  id: 'p-lingxi',
  name: '灵犀',
  avatar: '/a.png',
  slogan: '静电里也有人话',
  description: '一段**话**。\n\n第二段。',
  greeting: '频道通了。',
  tags: ['沉静'],
  game_ids: ['star-echo', 'gone', 'glacier-orbit'],
  i18n: { en: { name: 'Lingxi', greeting: 'Channel open.' } },
};
const ofLingxi = { character_id: lingxi.id };
export const scenes = [
  { id: 's2', quest_id: 'q2', title: '第二场', summary: '之后', order: 2, locked: true },
  { id: 's1', quest_id: 'q1', title: '第一场', summary: '之前', order: 1, locked: false },
].map((scene) => ({ ...ofLingxi, ...scene }));
export const figure = {
  ...ofLingxi,
  id: 'f1',
  name: '值夜外套',
  image: '/f.png',
  is_default: true,
};
export const quest = {
  ...ofLingxi,
  id: 'q1',
  title: '第一场',
  background: '七声回波。',
  goal: '找出来源。',
  opening_message: '喂？',
  status: 'new',
  progress: { current: 0, total: 3 },
};

export function page(list: readonly object[], total = list.length) {
  return ok({ list, total, page: 1, page_size: 100 });
}

export function has(field: string, value: string, input: unknown): boolean {
  return typeof input === 'object' && input !== null && Reflect.get(input, field) === value;
}

type Built = Queries.PartnerPageFragment;

/** Lingxi as the build knew her. */
export const built: Built = {
  characterId: 'p-lingxi',
  avatar: { src: '/built/a.webp' },
  figure: { src: '/built/f.webp' },
  text: {
    name: '灵犀',
    slogan: '静电里也有人话',
    html: '<p>一段<strong>话</strong>。</p>',
    greeting: '频道通了。',
    tags: ['沉静'],
    untranslated: [],
  },
  zh: { tags: ['沉静'] },
  games: [{ gameId: 'star-echo', text: { name: '星海回波' } }],
  answers: [
    { say: '夜里', reply: '那我们值同一班。', place: 'story', game: null },
    {
      say: '白天',
      reply: '正好出航。',
      place: null,
      game: { gameId: 'star-echo', text: { name: '星海回波' } },
    },
    { say: '分不清', reply: '先歇一拍。', place: null, game: null },
  ],
  hasNotebook: false,
  reasons: [{ gameId: 'star-echo', text: '它肯让人安静下来。' }],
};

/** A chat that says with whom it is. */
function ChatPage({ partner: { name, avatar, greeting } }: { partner: Partner }) {
  return (
    <>
      <h1>{name}</h1>
      <img src={avatar} alt={name} />
      <p>{greeting}</p>
    </>
  );
}
function loadChat() {
  return Promise.resolve({ ChatPage });
}

export function shell(pathname: string, partners: readonly Built[] = [], hasMore = false) {
  const chat = { load: loadChat, hash: '', news: null, partners, hasMore };
  return <PartnerShellView pathname={pathname} chat={chat} notFound={<p>gone</p>} />;
}
export function at(pathname: string, partners?: readonly Built[], hasMore?: boolean) {
  return [
    shell(pathname, partners, hasMore),
    ['first-word', 'partner', 'partner-pages'],
    placePath(pathname),
  ] as const;
}
