import { page, type PageSpec } from './page-factory';

/** Pages for those who build the site: every component in every state. No build has them. */
export function developmentPages(mode: string | undefined): PageSpec[] {
  return mode === 'development' ? [page('components', {}, 'components')] : [];
}
