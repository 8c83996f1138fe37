/** Name of each cache of pages; behind it stands the id of its build. */
export const CACHE_PREFIX = 'youban-kept-';

/** The cache in which the worker notes which tab has which build: it is killed whenever it has nothing to do. */
export const TABS_CACHE = 'youban-tabs';
