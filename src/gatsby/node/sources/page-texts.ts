import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { dateSchema } from '../../../contract/primitives';
import { LOCALES } from '../../../config/locales';
import { BuildFaults, type Fault } from '../faults';
import { spoilerFaultsIn } from './spoiler-checks';
import { linesBeforeBody, readFrontMatter } from './front-matter';
import { pictureFaults } from './markdown-picture-checks';

const frontMatter = {
  title: z.string('expected the title of the page'),
  description: z.string('expected one sentence for search engines'),
};

/** Pages of ours that are a text of their own, by their folders in `content`, with what stands before the text. */
export const PAGE_TEXTS = {
  about: z.object(frontMatter),
  accessibility: z.object({ ...frontMatter, reviewed: dateSchema }),
} satisfies Record<string, z.ZodMiniType>;

async function faultsOf(root: string, name: keyof typeof PAGE_TEXTS): Promise<readonly Fault[]> {
  const folder = path.join(root, name);
  const faults: Fault[] = [];
  const reviewed = new Set<string>();
  for (const locale of LOCALES) {
    const file = `content/${name}/${locale}.md`;
    const source = await readFile(path.join(folder, `${locale}.md`), 'utf8').catch(() => undefined);
    if (source === undefined) {
      faults.push({ where: file, what: 'is missing: the page exists in all three languages' });
      continue;
    }
    const result = readFrontMatter(file, source, PAGE_TEXTS[name]);
    if (!result.ok) {
      faults.push(...result.faults);
      continue;
    }
    const { body, data } = result;
    if ('reviewed' in data) reviewed.add(data.reviewed);
    const linesBefore = linesBeforeBody(source, body);
    faults.push(...(await pictureFaults({ file, root: folder, body, linesBefore })));
    faults.push(...spoilerFaultsIn({ file, body, linesBefore }));
  }
  if (reviewed.size > 1) {
    const what = `says different days in reviewed: ${[...reviewed].join(', ')}`;
    faults.push({ where: `content/${name}`, what });
  }
  return faults;
}

/**
 * Checks that our own texts are there in every language, with what stands before them, and that the pictures are there
 * that they show. What was reviewed on a day was reviewed in every language.
 * @param root the folder of what editors write, normally `content`
 * @throws BuildFaults naming file, line, field and reason
 */
export async function checkPageTexts(root: string): Promise<void> {
  const faults = [...(await faultsOf(root, 'about')), ...(await faultsOf(root, 'accessibility'))];
  if (faults.length > 0) throw new BuildFaults('A text of ours is not valid:', faults);
}
