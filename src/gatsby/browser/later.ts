import { startDeadline } from '../../platform/deadline';
import { reportFailure } from '../../api-client/failures';
import { askServer } from '../../platform/server-answers';
import { wouldLoseWork } from '../../platform/unsaved-work';
import { whenSettled } from '../../platform/when-settled';
import { API_TIMEOUT_MS } from '../../config/constants';
import { keepAnalytics } from './analytics/keep-analytics';
import { followWidth } from './navigation/follow-width';
import { setJudgement } from './navigation/judgement';
import { keepCurrent } from './keep-current';

/** What a page does beside itself, once it is alive and has a quiet moment. */
export const beginLater = (): void => {
  setJudgement({
    ask: async (address) => {
      const deadline = startDeadline(API_TIMEOUT_MS);
      const answer = await askServer(address, deadline.signal);
      deadline.end();
      return answer;
    },
    wouldLoseWork,
    sayOffline: () => {
      reportFailure({ kind: 'offline', message: '' });
    },
  });
  followWidth();
  keepCurrent();
  whenSettled(keepAnalytics);
};
