import { endpoints, type Endpoint, type EndpointName } from '../../contract';
import { serverFault } from '../api/endpoint-error';
import { defineHandler, type EndpointHandler } from '../api/define-handler';
import { accountDelete } from './account-delete';
import { activityIndex } from './activity-index';
import { bilibiliAdReport, huobanAdReport } from './ad-reports';
import { characterFigures } from './character-figures';
import { characterSquare } from './character-square';
import { entityDetail } from './entity-detail';
import { entityList } from './entity-list';
import { gameDetail } from './game-detail';
import { gameList } from './game-list';
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

/** The handler of an endpoint that is not built yet: it answers 50000 and names the endpoint. */
function notBuilt<E extends Endpoint>(endpoint: E): EndpointHandler<E> {
  return defineHandler(endpoint, () =>
    Promise.reject(serverFault(`${endpoint.path} is not built yet`)),
  );
}

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
