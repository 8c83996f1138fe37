import { page, type PageSpec } from './page-factory';

/** Pages for those who build the site: every component in every state. No build has them. */
export const developmentPages = (mode: string | undefined): PageSpec[] =>
  mode === 'development' ? [page('components', {}, 'components')] : [];
