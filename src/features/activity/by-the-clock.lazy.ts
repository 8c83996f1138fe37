export { KnownState } from './known-state';
export { PastActivities } from './past-activities';
