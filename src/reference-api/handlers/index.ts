import { endpoints, type EndpointName } from '../../contract';
import type { UseCase } from '../api/use-case';
import { accountDelete } from './account-delete';
import { activityIndex } from './activity-index';
import { bilibiliAdReport } from './bilibili-ad-report';
import { characterFigures } from './character-figures';
import { characterSquare } from './character-square';
import { entityDetail } from './entity-detail';
import { entityList } from './entity-list';
import { gameDetail } from './game-detail';
import { gameList } from './game-list';
import { huobanAdReport } from './huoban-ad-report';
import { indexCharacters } from './index-characters';
import { knowledgeSearch } from './knowledge-search';
import { login } from './login';
import { me } from './me';
import { notBuilt } from './not-built';
import { officialCharacters } from './official-characters';
import { questInfo } from './quest-info';
import { reportUserAction } from './report-user-action';
import { sendCode } from './send-code';
import { sendCodeByUser } from './send-code-by-user';
import { storyScenes } from './story-scenes';
import { verifyCode } from './verify-code';

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
  reportUserAction,
  sendCode,
  login,
  me,
  sendCodeByUser,
  verifyCode,
  accountDelete,
  bilibiliAdReport,
  huobanAdReport,
};
