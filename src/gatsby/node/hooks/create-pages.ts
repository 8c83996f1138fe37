import type { GatsbyNode } from 'gatsby';
import { legalPages } from '../pages/legal';
import { libraryPages } from '../pages/library';
import { createPagesOf } from '../pages/page-factory';
import { developmentPages, sitePages } from '../pages/site';
import { buildInput } from '../build-input';

/** Creates every page of the site. */
export const createPages: NonNullable<GatsbyNode['createPages']> = ({ actions }) => {
  const { library, legal } = buildInput();
  createPagesOf(actions.createPage, [
    ...sitePages(library),
    ...libraryPages(library),
    ...legalPages(legal),
    ...developmentPages(process.env.NODE_ENV),
  ]);
};
