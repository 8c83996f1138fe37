import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../node/errors';
import { headOf } from '../../gatsby/node/checks/content/legal-seals';
import { laterVersion } from '../../gatsby/node/sources/legal-versions';
import { ABSENT, type WorkingTree } from './working-tree';

/** Numbers the version after one: 1.9 is followed by 1.10. */
function nextVersion(version: string): string {
  const parts = version.split('.');
  return [...parts.slice(0, -1), String(Number(parts.at(-1)) + 1)].join('.');
}

/** Versions of a legal text as they lie in its folder, the last one last. */
function versionsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[\d.]+$/.test(entry.name))
    .map(({ name }) => name)
    .sort(laterVersion);
}

/** Names the legal texts of a folder `content/legal`: `terms`, `topup/agreement1`. */
export function legalDocuments(root: string): readonly string[] {
  const legal = path.join(root, 'content/legal');
  return readdirSync(legal, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'zh.md')
    .map((entry) => path.relative(legal, path.dirname(entry.parentPath)).split(path.sep).join('/'))
    .filter((name, at, all) => all.indexOf(name) === at)
    .sort();
}

/**
 * Begins a new version of a legal text: the texts of the last one, under the next number, from a day to come.
 * @param name such as `terms`
 * @param effective the day on which it takes effect, `2026-12-24`
 * @returns the new Chinese file
 * @throws UsageError when the last version is not in force yet: it may still be changed
 */
export async function beginVersion(
  root: string,
  tree: WorkingTree,
  { name, effective, today }: { name: string; effective: string; today: string },
): Promise<string> {
  if (!legalDocuments(root).includes(name)) throw new UsageError(`There is no legal text ${name}`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(effective) || effective < today) {
    throw new UsageError(`Choose ${today} or a later day: nobody has agreed to it before`);
  }
  const folder = `content/legal/${name}`;
  const last = versionsIn(path.join(root, folder)).at(-1) ?? '1.0';
  const files = readdirSync(path.join(root, folder, last)).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => ({
    file,
    text: readFileSync(path.join(root, folder, last, file), 'utf8'),
  }));
  const begins = headOf(texts.find(({ file }) => file === 'zh.md')?.text ?? '')?.effective ?? '';
  if (begins > today) {
    throw new UsageError(
      `Version ${last} takes effect on ${begins} only, and may be changed until then: open it in place of a new one`,
    );
  }
  const next = nextVersion(last);
  for (const { file, text } of texts) {
    const changed = text
      .replace(/^version:.*$/m, `version: '${next}'`)
      .replace(/^effective:.*$/m, `effective: ${effective}`);
    await tree.write(`${folder}/${next}/${file}`, Buffer.from(changed), ABSENT);
  }
  return `${folder}/${next}/zh.md`;
}
