import { readReportedVisits } from '../../../features/download/ad-report.lazy';
import { useConsent } from '../../../platform/consent/consent';
import { keepConsent } from '../../../platform/consent/consent-storage';
import { mayReload } from '../../../platform/reload-guard';
import { wantedVariant } from '../../../platform/variant-choice';
import { readNotes } from '../../../platform/chats/conversation-notes';
import { readGameNotes } from '../../../platform/game-notes';
import { useSession } from '../../../api-client/session/session';
import { readAnonymousWords, readDraftRecord } from '../../../platform/chats/draft-storage';
import { readFigures } from '../../../features/partner/chosen-figure';
import { readLastCompared } from '../../../features/library/comparison/last-compared';
import { readRecord } from '../../../features/library/shelf/reading-record';
import { readQuietSettings } from '../../../features/quiet-page/quiet-settings';
import { readShortcutChoice } from '../../../features/shortcuts/shortcut-choice';
import { areCardsKept } from '../../../features/library/list-filter-bar';
import { readRecentSearches } from '../../../platform/recent-searches';
import { readAgreedTexts } from '../../../features/login/agreed-texts';
import { readDraft } from '../../../features/login/use-login-form';
import { wasOpenHere } from '../../../features/login/login-storage';
import {
  chatTimeAt,
  hasReadNotice,
  readRecentPartners,
} from '../../../platform/chats/recent-partners-storage';
import type { StorageArea, StorageKey } from '../../../config/storage-keys';
import { readKnownBuilds } from '../build-update';
import { readOpenSpoilers } from '../../../platform/opened-folds';
import { refuseEndedSessions } from '../ended-sessions';
import { persistSession } from '../session-persistence';

interface Example {
  readonly area: StorageArea;
  /** Text as it lies on visitors' machines today. */
  readonly text: string;
  /** Reads it as the site does. */
  readonly read: () => unknown;
  readonly value: unknown;
  readonly byDefault: unknown;
}

const draft = {
  values: { phone_number: '13800138000', verification_code: '', agreementChecked: true },
  countdown: { until: 1_790_000_000_000, seconds: 60, phone: '13800138000' },
};

const words = {
  clientMessageId: 'a1',
  characterId: 'p-lingxi',
  content: '在吗',
  locale: 'zh',
  writtenAt: '2026-11-22T08:00:00.000Z',
};

/** Example for each key: the compiler asks for a new one. `visit` is read in the head (`head-redirect.test.tsx`). */
export const storedExamples: Readonly<Record<Exclude<StorageKey, 'visit'>, Example>> = {
  userStore: {
    area: 'localStorage',
    text: '{"isLoggedIn":true,"userInfo":{"access_token":"t1","web_user_id":"7"},"isHomeFirstPage":true,"loginDialogVisible":false}',
    read: () => {
      persistSession();
      return useSession.getState().userInfo;
    },
    value: { access_token: 't1', web_user_id: '7' },
    byDefault: null,
  },
  variant: {
    area: 'localStorage',
    text: 'm',
    read: wantedVariant,
    value: 'm',
    byDefault: 'pc',
  },
  analyticsConsent: {
    area: 'localStorage',
    text: 'declined',
    read: () => {
      keepConsent();
      return useConsent.getState().choice;
    },
    value: 'declined',
    byDefault: undefined,
  },
  recentPartners: {
    area: 'localStorage',
    text: '7:p-lingxi p-moke 7:p-xiaoman',
    read: () => readRecentPartners('7'),
    value: ['p-lingxi', 'p-xiaoman'],
    byDefault: [],
  },
  chatNotice: {
    area: 'localStorage',
    text: 'read',
    read: hasReadNotice,
    value: true,
    byDefault: false,
  },
  chatTime: {
    area: 'localStorage',
    text: `${String(Date.now() - 60_000)} ${String(Date.now() - 1000)}`,
    read: () => chatTimeAt(Date.now()) > 0,
    value: true,
    byDefault: false,
  },
  conversationNotes: {
    area: 'localStorage',
    text: '[{"id":"7:p-lingxi","unread":1}]',
    read: readNotes,
    value: [{ id: '7:p-lingxi', unread: 1, isDone: false }],
    byDefault: [],
  },
  folds: {
    area: 'localStorage',
    text: '1k2j3h:3 zz:1',
    read: readOpenSpoilers,
    value: new Map([
      ['1k2j3h', 3],
      ['zz', 1],
    ]),
    byDefault: new Map(),
  },
  gameNotes: {
    area: 'localStorage',
    text: '[{"game":"cat-inn","at":1790000000000,"text":"二楼最里面那间"},{"game":"../x"},7]',
    read: readGameNotes,
    value: [{ game: 'cat-inn', at: 1_790_000_000_000, text: '二楼最里面那间' }],
    byDefault: [],
  },
  density: {
    area: 'localStorage',
    text: 'cards',
    read: areCardsKept,
    value: true,
    byDefault: false,
  },
  reading: {
    area: 'localStorage',
    text: '{"favourites":[{"kind":"game","id":"lantern-city","name":"万灯城","lang":"zh-CN","at":1790000000000,"version":1780000000000}],"recent":[],"places":[]}',
    read: () => readRecord().favourites.map(({ id, name, version }) => [id, name, version]),
    value: [['lantern-city', '万灯城', 1780000000000]],
    byDefault: [],
  },
  quietPage: {
    area: 'localStorage',
    text: '{"size":150,"spacing":"wide","ground":"dark","readings":true,"rate":1.25}',
    read: readQuietSettings,
    value: { size: 150, spacing: 'wide', ground: 'dark', readings: true, rate: 1.25 },
    byDefault: { size: 100, spacing: 'normal', ground: undefined, readings: undefined, rate: 1 },
  },
  shortcuts: {
    area: 'localStorage',
    text: 'off',
    read: readShortcutChoice,
    value: false,
    byDefault: true,
  },
  figures: {
    area: 'localStorage',
    text: '{"p-lingxi":{"id":"f2","image":"/f2.png","face":{"x":0.5,"y":0.24,"r":0.17}},"p-mobei":{"id":"f4","image":"/f4.png"}}',
    read: readFigures,
    value: {
      'p-lingxi': { id: 'f2', image: '/f2.png', face: { x: 0.5, y: 0.24, r: 0.17 } },
      'p-mobei': { id: 'f4', image: '/f4.png' },
    },
    byDefault: {},
  },
  agreedTexts: {
    area: 'localStorage',
    text: '{"terms":{"version":"1.0","sha256":"ab","at":"2026-11-28T02:00:00.000Z"}}',
    read: readAgreedTexts,
    value: { terms: { version: '1.0', sha256: 'ab', at: '2026-11-28T02:00:00.000Z' } },
    byDefault: {},
  },
  lastCompared: {
    area: 'localStorage',
    text: '{"hash":"#game:tea-mountain,lantern-city","names":["茶山行记","万灯城"]}',
    read: readLastCompared,
    value: { hash: '#game:tea-mountain,lantern-city', names: ['茶山行记', '万灯城'] },
    byDefault: undefined,
  },
  recentSearches: {
    area: 'localStorage',
    text: '["茶山","lantern"]',
    read: readRecentSearches,
    value: ['茶山', 'lantern'],
    byDefault: [],
  },
  reloaded: {
    area: 'sessionStorage',
    text: `${String(Date.now())} /about-us/`,
    read: () => mayReload('/about-us/'),
    value: false,
    byDefault: true,
  },
  endedSession: {
    area: 'sessionStorage',
    text: 'enty-one',
    read: () => {
      const userInfo = { access_token: 'a-token-of-twenty-one', web_user_id: '7' };
      localStorage.setItem('userStore', JSON.stringify({ isLoggedIn: true, userInfo }));
      persistSession();
      refuseEndedSessions();
      return useSession.getState().isLoggedIn;
    },
    value: false,
    byDefault: true,
  },
  adReports: {
    area: 'sessionStorage',
    text: '["pbaes.x",""]',
    read: readReportedVisits,
    value: ['pbaes.x', ''],
    byDefault: [],
  },
  builds: {
    area: 'sessionStorage',
    text: 'aaaaaaaa bbbbbbbb',
    read: readKnownBuilds,
    value: ['aaaaaaaa', 'bbbbbbbb'],
    byDefault: [''],
  },
  loginDraft: {
    area: 'sessionStorage',
    text: JSON.stringify(draft),
    read: readDraft,
    value: draft,
    byDefault: undefined,
  },
  loginDialogOver: {
    area: 'sessionStorage',
    text: '/',
    read: wasOpenHere,
    value: true,
    byDefault: false,
  },
  chats: {
    area: 'localStorage',
    text: '[{"id":"7:p-lingxi","draft":"茶","suggestions":["开始"]}]',
    read: () => readDraftRecord('user', '7:p-lingxi'),
    value: { id: '7:p-lingxi', draft: '茶', suggestions: ['开始'] },
    byDefault: { id: '7:p-lingxi', draft: '', suggestions: [] },
  },
  anonymousChats: {
    area: 'sessionStorage',
    text: '[{"id":"p-lingxi","draft":"茶","suggestions":[]}]',
    read: () => readDraftRecord('anonymous', 'p-lingxi').draft,
    value: '茶',
    byDefault: '',
  },
  anonymousWords: {
    area: 'sessionStorage',
    text: JSON.stringify([words]),
    read: readAnonymousWords,
    value: [words],
    byDefault: [],
  },
};
