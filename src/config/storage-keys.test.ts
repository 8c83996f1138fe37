import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from './locales';
import type { StorageKey } from './storage-keys';

/** Stores of the browser that are no key of the table. */
type OtherStore =
  | 'database `chat`'
  | 'cookie `lang`'
  | 'analytics'
  | 'scroll positions'
  | 'offline pages';

/**
 * Words by which section 3 of the privacy policy names each store of the browser. The compiler asks for those of a new
 * key: a visitor must find it there, in each language.
 */
const words: Readonly<Record<StorageKey | OtherStore, Readonly<Record<Locale, string>>>> = {
  userStore: {
    zh: '登录状态（`userStore`）',
    en: 'session (`userStore`)',
    ja: 'ログイン状態（`userStore`）',
  },
  variant: {
    zh: '电脑版还是手机版',
    en: 'the desktop or the mobile site',
    ja: 'パソコン版かモバイル版か',
  },
  analyticsConsent: {
    zh: '是否同意访问统计',
    en: 'your answer about statistics',
    ja: '統計への同意の有無',
  },
  chats: { zh: '草稿和建议的回复', en: 'drafts and suggested replies', ja: '下書きと返答の候補' },
  'database `chat`': {
    zh: '还没发出去的消息',
    en: 'messages not sent yet',
    ja: '未送信のメッセージ',
  },
  recentPartners: {
    zh: '最近聊过的搭子',
    en: 'companions you talked to recently',
    ja: '最近話した相棒',
  },
  conversationNotes: {
    zh: '每段对话最后一句的开头、未读的条数和走通的幕',
    en: 'the beginning of each conversation’s last message with its unread count, and the scenes you finished',
    ja: '各会話の最後のメッセージの冒頭、未読の件数、クリアしたストーリー',
  },
  chatNotice: {
    zh: '开聊前的提示',
    en: 'the notice before the first chat',
    ja: '最初のチャット前のお知らせ',
  },
  chatTime: {
    zh: '连着聊了多久',
    en: 'how long you have been chatting',
    ja: '休まずに話している時間',
  },
  reading: {
    zh: '您的收藏、最近看过的游戏和角色、当时的资料是哪一版、读到哪里',
    en: 'your favourites, the games and characters you looked at recently and which version of each you read, where you stopped reading',
    ja: 'お気に入り、最近見たゲームとキャラクター、そのときの情報の版、読み終えた位置',
  },
  agreedTexts: {
    zh: '最近一次同意的是哪一版协议、什么时候同意的、已经告诉过您哪一版',
    en: 'which version of the terms you last agreed to, when, and which version you have been told of since',
    ja: '最後に同意した規約の版とその日時、その後お知らせした版',
  },
  lastCompared: { zh: '上次对比的是什么', en: 'what you compared last', ja: '最後に比較したもの' },
  recentSearches: { zh: '最近搜过的词', en: 'your recent searches', ja: '最近の検索語' },
  folds: { zh: '折叠的谜底', en: 'folded answers', ja: '折りたたみの答え' },
  gameNotes: {
    zh: '您给游戏记的笔记',
    en: 'your notes on games',
    ja: 'ゲームに書いたメモ',
  },
  density: { zh: '列表要不要紧凑排列', en: 'a compact list', ja: '一覧のコンパクト表示' },
  quietPage: {
    zh: '“读得轻松”的设置（字号、行距、底色、注音、语速）',
    en: 'your settings in easy reading (text size, spacing, background, readings of names, speed of the voice)',
    ja: '「読みやすく」の設定（文字の大きさ・行間・背景・ふりがな・読み上げの速さ）',
  },
  shortcuts: { zh: '单键快捷键', en: 'single-key shortcuts', ja: '1キーのショートカット' },
  figures: { zh: '给搭子选的造型', en: 'the outfits you picked', ja: '相棒に選んだ衣装' },
  'cookie `lang`': { zh: 'Cookie `lang`', en: 'Cookie `lang`', ja: 'Cookie `lang`' },
  anonymousWords: {
    zh: '登录前在聊天里写的消息和草稿',
    en: 'Messages and drafts you write in a chat before logging in',
    ja: 'ログイン前にチャットで書いたメッセージと下書き',
  },
  anonymousChats: {
    zh: '登录前在聊天里写的消息和草稿',
    en: 'Messages and drafts you write in a chat before logging in',
    ja: 'ログイン前にチャットで書いたメッセージと下書き',
  },
  loginDraft: {
    zh: '登录框里填到一半的内容',
    en: 'begun to type into the login form',
    ja: 'ログイン画面に入力途中の内容',
  },
  loginDialogOver: {
    zh: '登录框开在哪一页',
    en: 'the page it was opened on',
    ja: 'その画面を開いたページ',
  },
  adReports: {
    zh: '哪些推广来的下载已经上报过',
    en: 'which downloads from campaigns were reported already',
    ja: '広告からのダウンロードのうち送信済みのもの',
  },
  visit: { zh: '从哪个渠道来', en: 'The channel you came from', ja: '訪問の経路' },
  'scroll positions': {
    zh: '每一页翻到了哪里',
    en: 'how far you scrolled on each page',
    ja: '各ページをどこまでスクロールしたか',
  },
  reloaded: {
    zh: '自动刷新过的页面',
    en: 'Pages the site has reloaded by itself',
    ja: '自動で再読み込みしたページ',
  },
  builds: { zh: '用过的网站版本', en: 'the versions of the site', ja: 'サイトのバージョン' },
  endedSession: {
    zh: '令牌的最后八位',
    en: 'the last eight characters of its token',
    ja: 'トークンの末尾8文字',
  },
  'offline pages': {
    zh: '您读过的页面和您选择离线保存的游戏',
    en: 'pages you read and games you chose to keep',
    ja: 'お読みになったページと、保存を選んだゲーム',
  },
  analytics: {
    zh: '在浏览器存储和 Cookie 里存放访客编号',
    en: 'keeps a visitor number and a record of your visits in browser storage and cookies',
    ja: '訪問者番号と訪問の記録をブラウザの保存領域とCookieに保存',
  },
};

/** Reads section 3 of the privacy policy. */
function sectionOf(locale: Locale): string {
  const text = readFileSync(`content/legal/privacy/1.1/${locale}.md`, 'utf8');
  return /^## 3\. (?:.|\n)*?(?=^## )/m.exec(text)?.[0] ?? '';
}

test.each(LOCALES)(
  'section 3 of the privacy policy names each store of the browser, in %s',
  (locale) => {
    const section = sectionOf(locale);
    const missing = Object.entries(words).flatMap(([store, { [locale]: phrase }]) =>
      section.includes(phrase) ? [] : [store],
    );
    expect(missing).toEqual([]);
  },
);
