import {
  bareTemplate,
  FIRST_EDITS,
  writeBareData,
  writeBareSite,
  type BareEdits,
} from '../bare-gatsby/bare-site';
import type { PageCounts } from '../bare-gatsby/pages';
import { removeCaches, type BenchedSite } from './benched-site';
import type { BuildCase } from './cases';
import { editTemplate } from './library-site';

/**
 * The bare Gatsby site that is built beside ours.
 * @param countPages how many pages ours has at that moment
 */
export function openBareSite(folder: string, countPages: () => Promise<PageCounts>): BenchedSite {
  let edits = 0;
  let edited = FIRST_EDITS;
  let counts: PageCounts | undefined;
  const write = async (change: Partial<BareEdits>): Promise<void> => {
    edited = { ...edited, ...change };
    counts ??= await countPages();
    await writeBareData(folder, counts, edited);
  };
  const changes: Readonly<Record<BuildCase, () => Promise<void>>> = {
    cold: async () => {
      counts = await countPages();
      await writeBareSite(folder, counts);
      await removeCaches(folder);
    },
    unchanged: () => Promise.resolve(),
    edit: () => write({ summary: `第 ${String((edits += 1))} 次改动。` }),
    add: () => {
      // As many pages more as our site has got by then.
      counts = undefined;
      return write({});
    },
    string: () => write({ footer: '页脚 2' }),
    template: () => editTemplate(bareTemplate(folder)),
  };
  return { name: 'bare Gatsby', folder, settings: {}, change: (change) => changes[change]() };
}
