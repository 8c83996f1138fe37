export { BannerState } from './banner-state';
export { KnownState } from './known-state';
export { PastActivities } from './past-activities';
export { StateCounts } from './state-counts';
