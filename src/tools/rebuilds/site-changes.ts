import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES } from '../../config/locales';
import type { SeededRandom } from '../../reference-api/seed/seeded-random';

/** A working copy with its settings and the pictures of its API. */
export interface WorkingCopy {
  readonly folder: string;
  readonly pictures: string;
  settings: Readonly<Record<string, string>>;
}

/** Changes a working copy; `number` is that of the change. Returns what was done, in words. */
export type SiteChange = (
  copy: WorkingCopy,
  random: SeededRandom,
  number: number,
) => Promise<string>;

const stringsSchema = z.record(z.string(), z.string());

/** Files of strings whose texts may become longer without search engines minding. */
const STRINGS = ['common', 'game', 'library', 'partner', 'activity', 'home'];

/** Changes a string in each language. */
export const changeString: SiteChange = async ({ folder }, random, number) => {
  const name = random.pick(STRINGS);
  const read = async (locale: string) => {
    const file = path.join(folder, 'content', 'locales', locale, `${name}.json`);
    return { file, strings: stringsSchema.parse(JSON.parse(await readFile(file, 'utf8'))) };
  };
  const { strings: first } = await read(LOCALES[0]);
  const key = random.pick(Object.keys(first).filter((each) => !first[each]?.includes('{{')));
  for (const locale of LOCALES) {
    const { file, strings } = await read(locale);
    await writeFile(
      file,
      JSON.stringify({ ...strings, [key]: `${strings[key] ?? ''} ${String(number)}` }),
    );
  }
  return `the string ${name}:${key} is another one`;
};

/** Makes a change of texts that are written in Markdown. */
export function changeText(kind: 'legal' | 'about'): SiteChange {
  return async ({ folder }, random, number) => {
    const root = path.join(folder, 'content', kind);
    const files = (await readdir(root, { recursive: true })).sort();
    const texts = files.filter((file) => path.basename(file) === `${LOCALES[0]}.md`);
    const below = path.dirname(random.pick(texts));
    for (const locale of LOCALES) {
      await appendFile(path.join(root, below, `${locale}.md`), `\n${locale} ${String(number)}\n`);
    }
    return `the text ${path.join(kind, below)} is longer`;
  };
}

const repaint: SiteChange = async ({ pictures }, random) => {
  const kind = random.pick(['game-cover', 'role-avatar', 'activity']);
  const files = (await readdir(path.join(pictures, kind))).sort();
  const [first = '', second = ''] = random
    .sample(files, 2)
    .map((file) => path.join(pictures, kind, file));
  await rename(first, `${first}.kept`);
  await rename(second, first);
  await rename(`${first}.kept`, second);
  return `${path.basename(first)} and ${path.basename(second)} of ${kind} are each other’s picture`;
};

const changeSetting: SiteChange = async (copy, random, number) => {
  const [name, value] = random.pick([
    ['GATSBY_ICP_NUMBER', `ICP ${String(number)}`],
    ['GATSBY_SITE_URL', `https://${String(number)}.example`],
    ['GATSBY_SOCIAL_QQ_URL', `https://example.com/${String(number)}`],
    ['LOCALES_BUILT', random.pick(['zh', 'zh,en', 'zh,en,ja'])],
    ['PICTURES', random.pick(['origin', 'build'])],
    ['OG_IMAGES_BUDGET', random.pick(['0', '9'])],
  ] as const);
  copy.settings = { ...copy.settings, [name]: value };
  return Promise.resolve(`the setting ${name} is ${value}`);
};

/** A place in the sources, and what stands there after a change. */
const SOURCES = [
  [
    'src/html.tsx',
    /<html(?: data-edited="\d+")? /,
    (number: string) => `<html data-edited="${number}" `,
  ],
  ['src/theme/document-styles.ts', /margin: \d+,/, (number: string) => `margin: ${number},`],
  ['src/config/times.ts', /$/, (number: string) => `// ${number}\n`],
  ['src/templates/game.tsx', /$/, (number: string) => `\nexport const edited${number} = true;\n`],
  [
    'src/gatsby/node/schema/hast-transforms.ts',
    /cell\.properties\['data-column[-\d]*'\]/,
    (number: string) => `cell.properties['data-column-${number}']`,
  ],
  ['gatsby-node.ts', /$/, (number: string) => `// ${number}\n`],
] as const;

/** Changes a source. */
export const changeSource: SiteChange = async ({ folder }, random, number) => {
  const [name, place, change] = random.pick(SOURCES);
  const file = path.join(folder, name);
  const before = await readFile(file, 'utf8');
  const after = before.replace(place, change(String(number)));
  if (after === before) throw new Error(`${name} has no place to be changed`);
  await writeFile(file, after);
  return `the source ${name} is another one`;
};

/** All changes of a working copy, by their kinds. */
export const siteChanges: readonly SiteChange[] = [
  ...[changeString, changeText('legal'), changeText('about')],
  ...[repaint, changeSetting, changeSource],
];
