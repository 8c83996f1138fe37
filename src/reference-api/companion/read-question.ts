import { textKey } from '../passages/text-key';
import type { LibraryDatabase } from '../database/open-database';
import { isLatin } from '../../local-search/normalize-text';
import { nearTerms } from '../passages/misspellings';
import { saysOneOf } from '../passages/says-one-of';

/** Words that look like a name: a quoted title, what is called a game, or English words with capitals within a sentence. */
const NAME_LIKE =
  /[《『]([^》』]+)[》』]|「([^」]+)」(?=(?:という|って)ゲーム)|(?<=[\p{Ll},] )((?:\p{Lu}[\p{Ll}’']+)(?: (?:of |the )*\p{Lu}[\p{Ll}’']+)+)/gu;

/** A number at the end of a key, as rooms and gates have it: each is one of its kind. */
const ONE_OF_ITS_KIND = / (?:one|two|three|four|five|six|seven|eight|nine|ten)$/;

/** A number behind the name of a game, which makes it the name of a game that is not here: no count of anything. */
const NUMBERED =
  /^ ?(?:[2-9]|ii|iii)(?= ?(?:$|[^\p{L}\p{N} ]|什么|啥|何时|几|有|会|要|出|发|的|が|は|って|の|も|いつ|coming|out|release|when|yet|ever))/u;

const TITLES_BEFORE =
  'captain|king|queen|prince|princess|emperor|empress|lord|lady|baron|duke|count|general|commander|admiral|chancellor|' +
  'sheriff|professor|doctor|sir|swordsman|knight|wizard|witch|boss|hero|pirate|tenor|diva|brother|sister';
const BEHIND_ZH =
  '船长|舰长|将军|国王|女王|皇帝|骑士|公主|王子|法老|魔王|帮主|教主|剑客|刺客|侠客|元帅|提督';
const BEFORE_JA =
  '王|女王|皇帝|皇后|王子|姫|提督|船長|艦長|将軍|騎士|魔王|博士|教授|男爵|伯爵|公爵|剣士|歌姫|海賊|番人|隊長|団長';
const CALLED_JA =
  'キャラ|剣士|船長|艦長|ボス|武器|船|部屋|ステージ|アイテム|敵|騎士|魔女|王|忍者|隠し';

/** Shapes in which lower-case words, and runs of characters or kana, are names: behind a title, or said to be what somebody is called. */
const CALLED = [
  new RegExp(
    String.raw`\b(?:${TITLES_BEFORE}) (?!(?:is|was|has|had|does|did|and|or|of|the|in|on|at|to|for|who|that|with|from|says|said|will|wants|keeps|gets|fight|room|mode|stuff|please)\b)(\p{L}{4,})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:[个位名条只艘]|名字|角色|人物|船长|剑客|掌柜|boss)叫做?作?(?!什么|啥|谁|我|你|他|她|它|不|得|醒|人)(\p{Script=Han}{2,4}?)(?=[的吧吗，,。？?\s]|$|咋|怎|在|这|那|对)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[\s，,的]|里|个)(\p{Script=Han}{2,4}(?:${BEHIND_ZH}))(?=[的吧吗，,。？?\s]|$|咋|怎|在)`,
    'gu',
  ),
  new RegExp(String.raw`(?:${BEFORE_JA})([\p{Script=Katakana}ー]{2,})`, 'gu'),
  new RegExp(String.raw`([\p{Script=Katakana}ー]{2,})(?:${BEFORE_JA})(?!\p{Script=Han})`, 'gu'),
  new RegExp(
    String.raw`([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:って|という|ていう)(?:いう)?(?:${CALLED_JA})`,
    'gu',
  ),
];

/** The names that a question gives somebody or something, whom no text need have. */
function calledIn(content: string): string[] {
  return CALLED.flatMap((pattern) =>
    Array.from(content.normalize('NFKC').matchAll(pattern), ([, name = '']) => textKey(name)),
  ).filter((key) => key !== '');
}

/** True when no text has a name that a question calls somebody by, nor one that is spelt nearly so. */
async function callsNobody(content: string, db: LibraryDatabase): Promise<boolean> {
  for (const key of calledIn(content)) {
    if (await saysOneOf(db, [key])) continue;
    if (!isLatin(key) || (await nearTerms(db, key)).length === 0) return true;
  }
  return false;
}

/** True when a question has a name that is nobody's: what no text of the games has, or a game's with a number behind it. */
export async function namesNobody(
  content: string,
  named: readonly string[],
  db: LibraryDatabase,
  games: readonly string[],
): Promise<boolean> {
  const said = textKey(content);
  if (
    named.some((name) =>
      said
        .split(name)
        .slice(1)
        .some((rest) => NUMBERED.test(rest)),
    )
  ) {
    return true;
  }
  const keys = Array.from(content.matchAll(NAME_LIKE), ([, title, game, words]) =>
    textKey(title ?? game ?? words ?? '').replace(ONE_OF_ITS_KIND, ''),
  ).filter((key) => key !== '' && !named.includes(key));
  const known = await Promise.all(keys.map((key) => saysOneOf(db, [key], { games })));
  return known.includes(false) || callsNobody(content, db);
}
