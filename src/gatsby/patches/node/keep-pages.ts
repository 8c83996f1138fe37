import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

/** Page as Gatsby keeps it from build to build. */
interface KnownPage {
  readonly matchPath?: unknown;
  readonly component: string;
  readonly componentPath: string;
  readonly context: unknown;
  /** When it was created last; Gatsby deletes those that no hook has created since it began. */
  updatedAt: number;
}

function isKnownPage(value: unknown): value is KnownPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'component' in value &&
    'componentPath' in value &&
    'context' in value &&
    'updatedAt' in value &&
    typeof value.updatedAt === 'number'
  );
}

const texts = z.custom<Set<string>>((value) => value instanceof Set);
const ofTemplates = z.map(z.string(), z.object({ pages: texts }));

/** The parts of Gatsby's state that creating a page may change (redux/reducers). */
const stateSchema = z.object({
  /** Plugins among whose nodes it does not look for stale ones. */
  statefulSourcePlugins: texts,
  pages: z.custom<Map<string, KnownPage>>(
    (value) => value instanceof Map && [...value.values()].every(isKnownPage),
  ),
  components: ofTemplates,
  queries: z.object({
    trackedQueries: z.map(z.string(), z.unknown()),
    trackedComponents: ofTemplates,
    deletedQueries: texts,
  }),
  html: z.object({
    trackedHtmlFiles: z.map(z.string(), z.object({ isDeleted: z.boolean() })),
  }),
});

function parseState(state: unknown): z.infer<typeof stateSchema> {
  const known = stateSchema.safeParse(state);
  if (known.success) return known.data;
  throw new Error(
    'Gatsby keeps its pages otherwise than in 5.16. See src/gatsby/patches/node/keep-pages.ts',
  );
}

/** Gatsby's own plugin, to which it gives the nodes of pages (redux/actions/public.js). */
const OWNER = 'internal-data-bridge';

/**
 * Makes Gatsby keep the nodes of pages from build to build. By itself it takes all of them for stale once it has sourced
 * other nodes, deletes them one by one, and makes and writes each again in `createPages`. A page that is no more takes its node
 * along either way. The other nodes of that plugin go with the cache, as they are of plugins and the configuration.
 * @param state Gatsby's, before it sources nodes
 * @param areWhole false after a build that has not ended: it may have left nodes of pages that no later build knows
 * @throws Error when Gatsby keeps those plugins otherwise than it did in 5.16
 */
export function keepPageNodes(state: unknown, areWhole: boolean): void {
  const { statefulSourcePlugins } = parseState(state);
  if (areWhole) statefulSourcePlugins.add(OWNER);
  else statefulSourcePlugins.delete(OWNER);
}

/** Page as it is to be. */
interface WantedPage {
  readonly path: string;
  readonly matchPath?: string;
  readonly component: string;
  readonly context: unknown;
}

/** Gatsby makes another page of each of these when it is created (internal-plugins/prod-404-500). */
const HAS_ANOTHER = /^\/?(?:404|500)\/?$/;

/**
 * Makes a function that tells of a page whether Gatsby has it as it is to be, and keeps it then. Whatever creating it anew
 * would change is asked for, so that all that is left of it is the time. One page of each template is created all the same.
 * @param state Gatsby's, when it asks for pages
 * @param hasNode tells by its id whether a node is there. One page is asked for: all nodes lie in one file, which a cache
 * that was restored by halves may lack
 * @throws Error when Gatsby keeps pages otherwise than it did in 5.16
 */
export function pageKeeper(
  state: unknown,
  hasNode: (id: string) => boolean,
): (page: WantedPage) => boolean {
  const { statefulSourcePlugins, pages, components, queries, html } = parseState(state);
  const [first] = pages.keys();
  const areNodesThere = first === undefined || hasNode(`SitePage ${first}`);
  if (!areNodesThere || !statefulSourcePlugins.has(OWNER)) return () => false;
  const { trackedQueries, trackedComponents, deletedQueries } = queries;
  const templates = new Set<string>();
  return ({ path, matchPath, component, context }) => {
    const known = pages.get(path);
    if (!templates.has(component) || known === undefined || HAS_ANOTHER.test(path)) {
      templates.add(component);
      return false;
    }
    const isSame =
      known.component === component &&
      known.matchPath === matchPath &&
      trackedQueries.has(path) &&
      !deletedQueries.has(path) &&
      html.trackedHtmlFiles.get(path)?.isDeleted === false &&
      [components, trackedComponents].every(
        (each) => each.get(known.componentPath)?.pages.has(path) === true,
      ) &&
      isDeepStrictEqual(known.context, context);
    if (isSame) known.updatedAt = Date.now();
    return isSame;
  };
}
