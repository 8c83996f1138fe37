import { reportFailure } from '../client/failures';
import { askServer } from '../client/server-answers';
import { wouldLoseWork } from '../client/unsaved-work';
import { keepAnalytics } from './analytics/keep-analytics';
import { followWidth } from './follow-width';
import { setJudgement } from './judgement';
import { keepCurrent } from './keep-current';

/** What a page does beside itself, once it is alive and has a quiet moment. */
export const beginLater = (): void => {
  setJudgement({
    ask: askServer,
    wouldLoseWork,
    sayOffline: () => {
      reportFailure({ kind: 'offline', message: '' });
    },
  });
  followWidth();
  keepCurrent();
  keepAnalytics();
};
