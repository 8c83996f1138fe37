import { startDeadline } from '../../platform/deadline';
import { reportFailure } from '../../api-client/failures';
import { probeServer } from '../../platform/probe-server';
import { wouldLoseWork } from '../../platform/unsaved-work';
import { onFirstInteraction } from '../../platform/on-first-interaction';
import { API_TIMEOUT_MS } from '../../config/constants';
import { startAnalytics } from './analytics/start-analytics';
import { followWidth } from './navigation/follow-width';
import { setJudgement } from './navigation/judgement';
import { keepCurrent } from './keep-current';

/** What a page does beside itself, once it is alive and has a quiet moment. */
export function startDeferred(): void {
  setJudgement({
    ask: async (address) => {
      const deadline = startDeadline(API_TIMEOUT_MS);
      const answer = await probeServer(address, deadline.signal);
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
  onFirstInteraction(startAnalytics);
}
