import { endpoints, type EndpointName } from '../../contract';
import type { UseCase } from '../api/use-case';
import { activityIndex } from './activity-index';
import { characterFigures } from './character-figures';
import { characterSquare } from './character-square';
import { entityDetail } from './entity-detail';
import { entityList } from './entity-list';
import { gameDetail } from './game-detail';
import { gameList } from './game-list';
import { indexCharacters } from './index-characters';
import { knowledgeSearch } from './knowledge-search';
import { notBuilt } from './not-built';
import { officialCharacters } from './official-characters';
import { questInfo } from './quest-info';
import { storyScenes } from './story-scenes';

/** The use case behind every row of the endpoint table; a row without one does not compile. */
export const handlers: { readonly [N in EndpointName]: UseCase<(typeof endpoints)[N]> } = {
  gameList,
  gameDetail,
  entityList,
  entityDetail,
  knowledgeSearch,
  activityIndex,
  indexCharacters,
  officialCharacters,
  characterSquare,
  characterFigures,
  storyScenes,
  questInfo,
  chatRespond: notBuilt(endpoints.chatRespond),
  imToken: notBuilt(endpoints.imToken),
  historyMessages: notBuilt(endpoints.historyMessages),
  reportUserAction: notBuilt(endpoints.reportUserAction),
  sendCode: notBuilt(endpoints.sendCode),
  login: notBuilt(endpoints.login),
  me: notBuilt(endpoints.me),
  sendCodeByUser: notBuilt(endpoints.sendCodeByUser),
  verifyCode: notBuilt(endpoints.verifyCode),
  accountDelete: notBuilt(endpoints.accountDelete),
  bilibiliAdReport: notBuilt(endpoints.bilibiliAdReport),
  huobanAdReport: notBuilt(endpoints.huobanAdReport),
};
