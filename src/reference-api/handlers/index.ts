import type { endpoints, EndpointName } from '../../contract';
import type { EndpointHandler } from '../api/define-handler';
import { accountDelete } from './account-delete';
import { activityIndex } from './activity-index';
import { bilibiliAdReport, huobanAdReport } from './ad-reports';
import { characterFigures } from './character-figures';
import { characterSquare } from './character-square';
import { chatRespond } from './chat-respond';
import { entityDetail } from './entity-detail';
import { entityList } from './entity-list';
import { gameDetail } from './game-detail';
import { gameList } from './game-list';
import { historyMessages } from './history-messages';
import { imToken } from './im-token';
import { indexCharacters } from './index-characters';
import { knowledgeSearch } from './knowledge-search';
import { login } from './login';
import { me } from './me';
import { officialCharacters } from './official-characters';
import { questInfo } from './quest-info';
import { reportUserAction } from './report-user-action';
import { sendCode } from './send-code';
import { sendCodeByUser } from './send-code-by-user';
import { storyScenes } from './story-scenes';
import { verifyCode } from './verify-code';

/** The handler behind every row of the endpoint table; a row without one does not compile. */
export const handlers: { readonly [N in EndpointName]: EndpointHandler<(typeof endpoints)[N]> } = {
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
  chatRespond,
  imToken,
  historyMessages,
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
