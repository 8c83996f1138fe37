/** Plugin as Gatsby's store has it. */
interface ListedPlugin {
  nodeAPIs: readonly string[];
}

function isListedPlugin(value: unknown): value is ListedPlugin {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nodeAPIs' in value &&
    Array.isArray(value.nodeAPIs)
  );
}

/** Reads Gatsby's plugins from its store. @throws Error when they are not there as they were in 5.16 */
function pluginsOf(state: unknown): readonly ListedPlugin[] {
  const isState = typeof state === 'object' && state !== null && 'flattenedPlugins' in state;
  const plugins = isState && Array.isArray(state.flattenedPlugins) ? state.flattenedPlugins : [];
  if (plugins.length > 0 && plugins.every(isListedPlugin)) return plugins;
  throw new Error(
    'Gatsby keeps no plugins with their nodeAPIs any more. See src/gatsby/patches/node/skip-on-create-node.ts',
  );
}

/** Name of the hook, as plugins export it. */
const LISTENER = 'onCreateNode';

/**
 * Creates nodes without telling plugins of them. Those that listen wait for files (Markdown, pictures, strings), and Gatsby
 * would prepare a call of each for every page and item.
 * @param state Gatsby's, from its store
 * @param create does so before it returns
 */
export function withoutNodeListeners(state: unknown, create: () => void): void {
  const listening = pluginsOf(state).filter(({ nodeAPIs }) => nodeAPIs.includes(LISTENER));
  const before = listening.map((plugin) => [plugin, plugin.nodeAPIs] as const);
  try {
    for (const [plugin, names] of before) {
      plugin.nodeAPIs = names.filter((name) => name !== LISTENER);
    }
    create();
  } finally {
    for (const [plugin, names] of before) plugin.nodeAPIs = names;
  }
}
