import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES } from '../../../config/locales';
import { BuildFaults, type Fault } from '../faults';
import { spoilerFaultsIn } from './spoiler-checks';
import { linesBeforeBody, readFrontMatter } from './front-matter';
import { pictureFaults } from './markdown-picture-checks';

const frontMatterSchema = z.object({
  title: z.string('expected the title of the page'),
  description: z.string('expected one sentence for search engines'),
});

/**
 * Checks that the about-us text is there in every language, with a title and a description, and that the
 * pictures are there that it shows.
 * @throws BuildFaults naming file, line, field and reason
 */
export async function checkAbout(root: string): Promise<void> {
  const faults: Fault[] = [];
  for (const locale of LOCALES) {
    const file = `content/about/${locale}.md`;
    const source = await readFile(path.join(root, `${locale}.md`), 'utf8').catch(() => undefined);
    if (source === undefined) {
      faults.push({ where: file, what: 'is missing: the page exists in all three languages' });
      continue;
    }
    const result = readFrontMatter(file, source, frontMatterSchema);
    if (!result.ok) {
      faults.push(...result.faults);
      continue;
    }
    const { body } = result;
    const linesBefore = linesBeforeBody(source, body);
    faults.push(...(await pictureFaults({ file, root, body, linesBefore })));
    faults.push(...spoilerFaultsIn({ file, body, linesBefore }));
  }
  if (faults.length > 0) throw new BuildFaults('The about-us text is not valid:', faults);
}
