/** The characters of the phrases below that are written otherwise in traditional Chinese and in Japanese. */
const SIMPLIFIED: Readonly<Record<string, string>> = Object.fromEntries(
  '殺杀 輕轻 殘残 結结 著着 沒没 義义 離离 開开 這这 個个 無无 遺遗 書书 寫写 樓楼 燒烧 藥药 傷伤 劃划 尋寻 縊缢 該该 會会 過过 還还 來来 厭厌 膩腻'
    .split(' ')
    .map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

const KATAKANA_TO_HIRAGANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', '!': 'i' };

function simplify(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => SIMPLIFIED[sign] ?? sign);
}

/** Compatibility forms, case, invisible characters, katakana and traditional characters make no difference. */
function fold(text: string): string {
  return simplify(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replace(/[ァ-ヶ]/gu, (sign) =>
        String.fromCharCode(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA),
      ),
  );
}

/** The letters and digits alone: blanks and signs between characters make no difference. */
function packed(folded: string): string {
  return folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Words with single blanks: digits in words are the letters that they look like, and lone letters are joined. */
function worded(folded: string): string {
  return folded
    .replace(/['’]/gu, '')
    .replace(/(?<=[a-z])[013!](?=[a-z])/gu, (sign) => DIGITS_AS_LETTERS[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b[a-z](?: [a-z]\b){3,}/gu, (letters) => letters.replaceAll(' ', ''))
    .trim();
}

/** One expression for all phrases, which are written as their languages do; a blank may be left out. */
function anyOf(phrases: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`(?:${simplify(phrases.join('|'))})`, flags);
}

function anyWordsOf(phrases: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|').replaceAll(' ', ' ?')})\\b`, flags);
}

/** Chinese and Japanese, as {@link packed} leaves them; taken out first: what only looks like words of distress. */
const HARMLESS = anyOf(
  [
    '自杀(?:小队|特攻|式|兵|怪|任务|机|蜂|炸弹|行为|行為|点|機制|机制|回城|复活)|自殺(?:行為|点)',
    '(?:笑|尴尬|尬|肝|丑|无语|社死|甜|可爱|蠢)[到得的]?.{0,3}想死',
    '(?:你|敌人|怪|首领|boss|们|他)(?:是不是|是)?想死',
    '想死(?:你|我|他|她|它|您|大家|这|那|妈|爸|磕|守|记|等|撑|扛|抗|哪|战|斗|在)',
    '(?:不|没|别|谁)想死',
    '(?:角色|主角|他|她|它)(?:为什么|为何|怎么)?不?想',
    '跳楼[价机]',
    '紫砂(?:壶|杯|泥)',
    '死ぬほど|死にたくな|しにたくな|死にたがり|死ねばいいのに|いなくなりたいてい',
  ],
  'gu',
);

const PHRASES = anyOf([
  // Chinese
  '自(?:杀|死|鲨|sha|尽|缢|戕)|轻生|自残|寻死|求死|割腕|割(?:自己|手腕|手臂)|划(?:自己|手臂|手腕|了自己)',
  '想(?:去|要|快点|一起)?死|想(?:si|4|鼠|噶|嘎)(?:了|$)|想紫砂|不想(?:再|继续)?(?:活|存在|醒)|活(?:不下去|够了|腻了|不起了)',
  '(?:结束|了结|终结)(?:我)?(?:自己)?(?:的)?(?:生命|自己|这条命|这一生|一生)|结束这一切',
  '活(?:着|下去).{0,3}(?:没|无|有什么|好|太|很|是为了什么).{0,2}(?:意思|意义|累|痛苦|折磨|什么)',
  '死了(?:算了|就解脱|就好了|也没人|会不会有人|是不是就|一了百了)|不如死|一了百了|去死算了|让我死|我(?:真|就)?该死|我想解脱|想解脱',
  '没有我.{0,8}(?:更|会)好|没我.{0,6}更好|离开这个世界|(?:想|从世界上?|从这个世界)(?:永远|彻底|直接)?消失|不配活|厌世',
  '(?:不要|不再|别再?|不)醒(?:来|过来)?(?:了)?(?:就好|该多好|多好)|(?:希望|明天).{0,6}不(?:要|用|会)?(?:再)?醒',
  '(?:我|想|要|去|去)跳楼|想跳(?:下去|河|江|桥|海)|(?:我|想|去)上吊|想烧炭|(?:吞|吃)了(?:一|半|整|好多|很多).{0,3}药|(?:买|准备|攒)(?:好|了|好了)安眠药',
  '伤害(?:我)?自己(?!队)|遗书.{0,3}写好|写(?:好)?了?遗书|没有?.{0,2}活(?:下去|着)的(?:理由|意义|勇气|动力|必要|意思)|找不到活',
  '死.{0,3}(?:不痛|不疼|没有?痛苦|不痛苦|无痛)|(?:不痛|不疼|无痛|没有?痛苦).{0,2}(?:的)?死|没(?:有)?出生(?:过)?(?:就|该)|不该出生|来世上',
  // Japanese
  '(?:死に|しに|氏に|たひに|逝き)(?:たい|たみ)|死ん(?:でしまい|じゃい|でい)たい|死んだ(?:ほう|方)が|死んだら楽|死ねば|死のう|死ぬしかな',
  '死に方を|(?:楽に|苦しまずに|痛くない)死(?:ね|ぬ|に)|(?<!火が|灯が)(?:消え|きえ)(?:たい|てしまいたい|てなくなりたい|ちゃいたい|てなくなれ)|いなくなり(?:たい|たく)',
  '(?:私|俺|僕|自分)(?:なんて|なんか|が|は)?(?:い|居)(?:ない(?:ほう|方)|なくな(?:れば|った(?:ほう|方)))',
  '自傷|りすとかっと|(?<!く)りすか|あむか|odし|おおばあどおず|おーばーどーず|(?:生き|いき)(?:ていたくな|たくな|てたくな|ていくのが?(?:つら|辛|しんど|嫌))',
  '生き(?:る|てる|ている)(?:の|こと)(?:が|に|は)?(?:もう)?(?:つらい|辛い|しんどい|疲れ|つかれ|苦しい|嫌)(?!ほど)|生き(?:る|てる|ている)(?:意味|価値|理由|資格)(?:が|も|は|なんて)?(?:な|わから|分から|見つから)',
  '生まれて(?:こなければ|こなきゃ|きたくなか|こなけりゃ)|人生(?:を|も|もう)?(?:終わ(?:り|ら)|やめ|おわ|終了)(?:に|せ|たい|し)?|(?:全部|すべて|何もかも)終わりにし',
  '命を(?:絶|断)|首(?:を)?(?:吊|つ)[らりるろっ]|飛び降り(?:たい|よう)|飛び込み(?:たい|たく)|飛び込もう|薬を(?:大量|たくさん|いっぱい|一気)に?飲|手首(?:を)?切|腕(?:を)?切(?:り|っ)',
  '練炭を買|遺書を?(?:書いた$|書い(?:て|た(?:よ|ん|から))|書こう)|希死念慮|目が?覚めなければ|覚めなきゃ|明日(?:が|なんて)来なければ|(?:誰か|お願い)殺して|殺してほしい|殺してくれ|自分を?(?:傷つけ|殺)',
]);

/** English, as {@link worded} leaves it; taken out first as well. */
const HARMLESS_ENGLISH = anyWordsOf(
  [
    '(?:want(?:ed|s)?|wanna|going|gonna) (?:to )?die (?:of |from )?(?:laugh\\w*|cringe|embarrass\\w*|cuteness|happiness|in|on|with)\\b',
    'suicide (?:squad|mission|run|runs|bomber|bombers|rush|build|class|door|doors|pact quest|king|grenade|drone|drones|bot|bots|gunner|tactic|tactics|play)',
    '(?:kill|killing|killed|hurt|hurting|harm|cut) myself(?: \\w+){0,2} (?:with (?:my own|the|a|an)|on (?:the|my own)|by accident|accidentally|to respawn|to reset|in game|in the game|in this level|a slice|some|off|shaving)(?: \\w+)?',
    '(?:accidentally|keep accidentally) (?:kill|killing|killed) myself',
    'my (?:brother|friend|sister|character|hero) wants to die',
    'dont want to live without (?:this|that|the|my) (?:game|sequel|switch|phone)',
    'cant go on to',
    'dont wan(?:t to|na) (?:be here how|die)',
  ],
  'gu',
);

const PHRASES_ENGLISH = anyWordsOf([
  'suicid\\w*|sewer ?slide|self harm\\w*|kms|unaliv\\w*(?: myself)?|(?:kill|hurt|harm|hang|cut|burn|off|stab|shoot|drown|poison|starve)(?:t?ing|ing|ed)? my ?self',
  'hurt my self|hung myself|(?:end|ending|take|taking) my (?:own )?life|end(?:ing)? it (?:all|tonight|now)|(?:want to|wanna|gonna|going to|just|thinking about|thinking of) end(?:ing)? it(?! with)',
  '(?:want|wanted|wants|wanting|need|ready|deserve|deserved|prefer) to (?:just )?(?:fucking )?die(?! in| on)|(?:wanna|should just|rather|gonna just|let me just) die|wish i (?:was|were) (?:dead|never born|gone|not alive)|wish i (?:had never|hadnt|wasnt|never) (?:been born|born|alive|existed)|better off dead',
  '(?:better|better off|happier|easier) (?:without me|if i (?:was|were|wasnt|werent|died))|(?:no|nothing|any|without a) (?:reason|left|point|will) ?(?:to|for|in)? ?(?:liv\\w+|keep living|live for|go on living|be alive)|nothing to live for',
  '(?:dont|do not|didnt|never|no longer) (?:want to|wanna|wanted to) (?:live|be alive|exist|wake up|be here any ?more|keep living|go on living)|hope i (?:dont|never|do not) wake up|(?:never wake up|not wake up) (?:again|tomorrow)',
  'cant (?:go on|keep (?:living|going on)|live|do life)(?: like this| any ?more)|jump(?:ing)? off (?:a|the|this|my) (?:bridge|roof|building|balcony) (?:tonight|tomorrow|and die|and end)|(?:im )?(?:going to|gonna|want to|wanna|might|thinking of|thinking about) (?:just )?jump(?:ing)? (?:off|in front)',
  '(?:slit|slitting|cut|cutting) my (?:wrist|wrists|arms|arm|thighs|skin|veins)|bottle of pills|all (?:my|the) pills|(?:planning|plan|want|going|gonna|tried|trying|thinking of|will)(?: to)? overdos\\w+|i overdosed|overdosing|(?:start|started|stop|been|relapsed) cutting(?! (?:wood|trees|grass))|my cuts',
  '(?:want to|wanna|could) (?:just )?(?:disappear|vanish)(?: forever| and never| for good| completely| from)|nobody (?:would|will|ll) (?:miss me|care if i (?:die|died|was))|no one (?:would|will|ll) (?:miss me|care if i (?:die|died|was))|(?:done|tired|sick) (?:with|of) (?:life|living|being alive|existing)(?! steal)',
  'not worth living|isnt worth living|(?:painless|least painful|easiest|quickest|fastest|best) (?:way|ways) to (?:die|go|end it)|hate being alive|dead inside and|goodbye (?:world|everyone forever)|my last (?:night|day) (?:alive|on earth)',
]);

/**
 * Tells whether a message plainly speaks of suicide or self-harm, at once and without a network. A visitor need not write in
 * the language of the page. The API knows far more ways of saying it (`src/reference-api/distress`), but what it has learned
 * is too large for a page.
 */
export function isDistress(text: string): boolean {
  const folded = fold(text);
  const words = worded(folded).replace(HARMLESS_ENGLISH, '');
  return PHRASES_ENGLISH.test(words) || PHRASES.test(packed(folded).replace(HARMLESS, ''));
}
