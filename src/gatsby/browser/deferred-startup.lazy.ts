import { onFirstInteraction } from '../../platform/on-first-interaction';
import { startAnalytics } from './analytics/start-analytics';
import { watchBuilds } from './build-update';
import { followWidth } from './navigation/follow-width';

/** What a page does beside itself, once it is alive and has a quiet moment. */
export function startDeferred(): void {
  followWidth();
  watchBuilds();
  onFirstInteraction(startAnalytics);
}
