import type { PLAYER_CHOICES, SESSION_CHOICES } from '../contract/game-choice';
import { isLatin, normalizeText } from './normalize-text';

type Slug = (typeof PLAYER_CHOICES)[number] | (typeof SESSION_CHOICES)[number];

/** A choice of the library's filter that somebody asks for in their own words. */
export interface GameChoice {
  readonly facet: 'players' | 'session';
  readonly slug: Slug;
}

/** Words that people type for a choice, in Chinese, English and Japanese: whatever the page, they type the words they know. */
const ASKED: readonly (readonly [GameChoice['facet'], Slug, string])[] = [
  ['players', 'one', '一个人,单人,单机,自己,独自'],
  ['players', 'one', 'solo,single player,one player,1 player,one person,alone,on my own,by myself'],
  ['players', 'one', '一人,ひとり,1人,ソロ'],
  ['players', 'two', '两个人,两人,双人,俩人,2个人'],
  [
    'players',
    'two',
    'two,two players,two people,two player,2 players,2 player,2 people,couple,duo',
  ],
  ['players', 'two', '二人,ふたり,2人'],
  ['players', 'few', '三个人,四个人,三四个人,三人,四人,3个人,4个人,3人,4人'],
  ['players', 'few', 'three,four,three players,four players,3 players,4 players,three or four'],
  ['players', 'few', '三四人,三 四人'],
  ['players', 'many', '五个人,六个人,五六个人,很多人,5个人,6个人'],
  ['players', 'many', 'five players,six players,5 players,6 players,big group'],
  ['players', 'many', '五人,六人,5人,6人,大人数,みんな'],
  ['session', '15', '短,时间短,短时间,十五分钟,15分钟,一刻钟,碎片时间,玩一会儿'],
  ['session', '15', 'short,short session,short sessions,quick,fifteen minutes,15 minutes,15 min'],
  ['session', '15', '短い,短時間,すきま時間,15分,十五分,サクッと'],
  ['session', '30', '半小时,半个小时,三十分钟,30分钟'],
  ['session', '30', 'half an hour,half hour,thirty minutes,30 minutes,30 min'],
  ['session', '30', '30分,三十分,半時間'],
  ['session', 'evening', '一晚上,一个晚上,时间长,慢慢玩'],
  ['session', 'evening', 'long,long session,long sessions,evening,whole evening'],
  ['session', 'evening', 'ひと晩,一晩,長い,長時間,じっくり'],
];

/** Words that may stand beside it: the rest of a question that asks for nothing else. */
const BESIDE = [
  '游戏,玩,能,可以,适合,的,有,没有,吗,一起,什么,推荐,以内,左右',
  'game,games,a,an,for,to,play,of,us,and,in,with,me,i,we,have,find,that,good,under,about',
  'ゲーム,遊べる,遊ぶ,あそべる,できる,で,の,用,向け,おすすめ,だけ',
];

interface Word {
  readonly text: string;
  readonly choice: GameChoice | undefined;
}

function wordsIn(list: string, choice?: GameChoice): Word[] {
  return list.split(',').map((text) => ({ text: normalizeText(text), choice }));
}

function longestFirst(one: Word, other: Word): number {
  return other.text.length - one.text.length;
}

/** The longest first: "三四个人" is not "四个人"; what only stands beside comes last. */
const WORDS: readonly Word[] = [
  ...ASKED.flatMap(([facet, slug, list]) => wordsIn(list, { facet, slug })).sort(longestFirst),
  ...BESIDE.flatMap((list) => wordsIn(list)).sort(longestFirst),
];

/** Finds the choices that a text asks for, and nothing besides; none where it says anything else. */
export function gameChoicesIn(text: string): GameChoice[] {
  const found = new Map<Slug, GameChoice>();
  let rest = ` ${normalizeText(text)} `;
  for (const { text: word, choice } of WORDS) {
    const wanted = isLatin(word) ? ` ${word} ` : word;
    while (rest.includes(wanted)) {
      rest = rest.replace(wanted, ' ');
      if (choice) found.set(choice.slug, choice);
    }
  }
  if (rest.trim() !== '') return [];
  return [...found.values()].sort((one, other) => one.facet.localeCompare(other.facet));
}

/** Makes the fragment by which the library shows the games that fit, with its `#`. */
export function choicesFragment(choices: readonly GameChoice[]): string {
  const pairs = choices.map(({ facet, slug }): [string, string] => [facet, slug]);
  return `#${new URLSearchParams(pairs).toString()}`;
}
