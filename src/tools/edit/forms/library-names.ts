import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { filterFileAddress, filterFileSchema } from '../../../contract/library-filter';
import { tonightWordsAddress, tonightWordsSchema } from '../../../contract/tonight-words';

/** Names of items by their ids. */
type Names = ReadonlyMap<string, string>;

/** Items of the library of the last build, by their Chinese names. */
export interface LibraryNames {
  readonly game: Names;
  readonly partner: Names;
  readonly activity: Names;
}

const activityPageSchema = z.object({
  result: z.object({
    data: z.object({
      allActivity: z.object({
        nodes: z.array(z.object({ activityId: z.string(), text: z.object({ title: z.string() }) })),
      }),
    }),
  }),
});

/** Parts of the list of games that are read at the most: of more, nobody chooses one from a list. */
const MOST_PARTS = 3;

async function readBuilt<S extends z.ZodMiniType>(
  publicDir: string,
  address: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const text = await readFile(path.join(publicDir, address), 'utf8').catch(() => 'null');
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? read.data : undefined;
}

async function gameNames(publicDir: string): Promise<Names> {
  const names = new Map<string, string>();
  for (let part = 1; part <= MOST_PARTS; part += 1) {
    const address = filterFileAddress('zh', 'listed', 'all', part);
    const file = await readBuilt(publicDir, address, filterFileSchema);
    for (const { id, name } of file?.games ?? []) names.set(id, name);
    if (!file || names.size >= file.count) return names;
  }
  return new Map();
}

/** Reads the names of games, partners and activities out of the last build; where there is none, or too many games, none. */
export async function readLibraryNames(publicDir: string): Promise<LibraryNames> {
  const [game, words, page] = await Promise.all([
    gameNames(publicDir),
    readBuilt(publicDir, tonightWordsAddress('zh'), tonightWordsSchema),
    readBuilt(publicDir, '/page-data/activity/page-data.json', activityPageSchema),
  ]);
  return {
    game,
    partner: new Map(words?.partners.map(({ id, name }) => [id, name])),
    activity: new Map(
      page?.result.data.allActivity.nodes.map(({ activityId, text }) => [activityId, text.title]),
    ),
  };
}
