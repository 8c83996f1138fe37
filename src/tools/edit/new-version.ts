import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAgreedDocument, laterVersion, type Consent } from '../../contract/legal-versions';
import { UsageError } from '../../node/errors';
import { headOf } from '../../gatsby/node/checks/content/legal-seals';
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
function legalDocuments(root: string): readonly string[] {
  const legal = path.join(root, 'content/legal');
  return readdirSync(legal, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'zh.md')
    .map((entry) => path.relative(legal, path.dirname(entry.parentPath)).split(path.sep).join('/'))
    .filter((name, at, all) => all.indexOf(name) === at)
    .sort();
}

/** Names the legal texts with their Chinese titles, in the order of their folders. */
export function legalTitles(root: string): readonly { name: string; title: string }[] {
  return legalDocuments(root).map((name) => {
    const folder = path.join(root, 'content/legal', name);
    const text = readFileSync(path.join(folder, versionsIn(folder).at(-1) ?? '', 'zh.md'), 'utf8');
    return { name, title: /^title:\s*(.+?)\s*$/m.exec(text)?.[1] ?? name };
  });
}

/** Takes a text over into its next version. */
function nextText(text: string, fields: { version: string; effective: string; consent?: Consent }) {
  const { version, effective, consent } = fields;
  const asked = consent === undefined ? '' : `\nconsent: ${consent}`;
  // Up to the second line of dashes: what stands below is the text itself.
  return text.replace(/^\uFEFF?---[^]*?\n---/, (head) =>
    head
      .replace(/^consent:.*\n/m, '')
      .replace(/^version:.*$/m, `version: '${version}'`)
      .replace(/^effective:.*$/m, `effective: ${effective}${asked}`),
  );
}

/**
 * Begins a new version of a legal text: the texts of the last one, under the next number, from a day to come.
 * @param name such as `terms`
 * @param effective the day on which it takes effect, `2026-12-24`
 * @param consent what it asks of whoever agreed to an earlier version; nothing of documents that nobody agrees to
 * @returns the new Chinese file
 * @throws UsageError when the last version is not in force yet: it may still be changed
 */
export async function beginVersion(
  root: string,
  tree: WorkingTree,
  fields: { name: string; effective: string; consent: Consent; today: string },
): Promise<string> {
  const { name, effective, consent, today } = fields;
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
  const asked = isAgreedDocument(name) ? { consent } : {};
  for (const { file, text } of texts) {
    const changed = nextText(text, { version: next, effective, ...asked });
    await tree.write(`${folder}/${next}/${file}`, Buffer.from(changed), ABSENT);
  }
  return `${folder}/${next}/zh.md`;
}
