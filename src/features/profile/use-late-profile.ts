import { useLazy } from '../../platform/loading/use-lazy';

function load() {
  return import('./profile-facts.lazy');
}

/** Fetches what the profile shows besides the name: one chunk, which brings the API client. */
export function useLateProfile() {
  return useLazy(load);
}
