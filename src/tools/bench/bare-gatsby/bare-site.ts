import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../../config/locales';
import { writeIfChanged, writeWhole } from '../../../node/write-file';
import { barePages, itemsFor, nodeId, TEMPLATES, type PageCounts, type Template } from './pages';

const SITE = path.join('src', 'tools', 'bench', 'bare-gatsby', 'site');

/** Data of the bare site that is edited between builds. */
export interface BareEdits {
  /** Summary of the first game, in every language. */
  readonly summary: string;
  /** A string that every page shows. */
  readonly footer: string;
}

/** Data before the first edit. */
export const FIRST_EDITS: BareEdits = { summary: '还没有改动。', footer: '页脚' };

const SENTENCES = [
  '水城里一万盏灯，每盏替一个人记着一件事。',
  '今夜灭了三盏，你提着竹篙，要在五更天前问出谁吹的。',
  '一夜分五更，每更走得了十二步棋，过桥算一步，敲门算两步。',
  '白灯照痕迹，青灯照谎话，朱灯能把最后的九息重演一遍。',
  '十四桩案子彼此勾连，头一夜丢的是一只鞋。',
];

/** A text of so many sentences that is the same at every run and another one for every item. */
function textOf(seed: number, sentences: number): string {
  const chosen = Array.from(
    { length: sentences },
    (_, at) => SENTENCES[(seed * 7 + at * 3) % SENTENCES.length] ?? '',
  );
  return `${String(seed)}. ${chosen.join('')}`;
}

const SECTIONS = 4;
const SENTENCES_OF_A_SECTION = 6;
const STRINGS = ['home', 'partners', 'library', 'activity', 'about', 'search'];
/** Strings that a page gets and does not show. */
const MORE_STRINGS = 120;

/** Roles of one game; adding a game leaves all others theirs. */
function rolesPerGame(counts: PageCounts): number {
  return Math.max(1, Math.ceil(itemsFor(counts.role) / itemsFor(counts.game)));
}

function rolesOfGame(game: number, counts: PageCounts): number[] {
  const most = rolesPerGame(counts);
  return Array.from({ length: most }, (_, at) => game * most + at).filter(
    (role) => role < itemsFor(counts.role),
  );
}

function gamesOf(counts: PageCounts, summary: string): unknown[] {
  return Array.from({ length: itemsFor(counts.game) }, (_, game) => {
    const roles = rolesOfGame(game, counts);
    return LOCALES.map((language) => ({
      id: nodeId('game', game, language),
      gameId: String(game),
      name: `Game ${String(game)}`,
      summary: game === 0 ? summary : textOf(game, 2),
      tags: ['one', 'two', 'three'],
      sections: Array.from({ length: SECTIONS }, (_each, at) => ({
        title: `Section ${String(at)}`,
        text: textOf(game + at, SENTENCES_OF_A_SECTION),
      })),
      roles: roles.map((role) => nodeId('role', role, language)),
    }));
  }).flat();
}

function rolesOf(counts: PageCounts): unknown[] {
  return Array.from({ length: itemsFor(counts.role) }, (_, role) =>
    LOCALES.map((language) => ({
      id: nodeId('role', role, language),
      roleId: String(role),
      name: `Role ${String(role)}`,
      text: textOf(role, SENTENCES_OF_A_SECTION),
      game: nodeId('game', Math.floor(role / rolesPerGame(counts)), language),
    })),
  ).flat();
}

function stringsOf(footer: string): unknown[] {
  const more = Array.from({ length: MORE_STRINGS }, (_, at) => [
    `key-${String(at)}`,
    textOf(at, 1),
  ]);
  return LOCALES.map((language) => ({
    id: `strings-${language}`,
    data: JSON.stringify({
      ...Object.fromEntries([...STRINGS.map((key) => [key, `${key} ${language}`]), ...more]),
      footer,
    }),
  }));
}

/**
 * Writes the data of the bare site; what has not changed keeps its time.
 * @param folder where {@link writeBareSite} has written the site
 */
export async function writeBareData(
  folder: string,
  counts: PageCounts,
  { summary, footer }: BareEdits = FIRST_EDITS,
): Promise<void> {
  await mkdir(path.join(folder, 'data'), { recursive: true });
  const files = {
    Game: gamesOf(counts, summary),
    Role: rolesOf(counts),
    Strings: stringsOf(footer),
    pages: barePages(counts),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeIfChanged(path.join(folder, 'data', `${name}.json`), JSON.stringify(content));
  }
}

/** The bare site's template of a game. */
export function bareTemplate(folder: string): string {
  return path.join(folder, 'src', 'templates', 'game.js');
}

/** A template of the bare site: component, head, and the query that lies beside them. */
export async function readBareTemplate(template: Template): Promise<string> {
  const read = (ending: string): Promise<string> =>
    readFile(path.resolve(SITE, 'templates', template + ending), 'utf8');
  const [component, query] = await Promise.all([read('.mjs'), read('.graphql')]);
  const tag = 'graphql';
  return `import { ${tag} } from 'gatsby';\n${component}\nexport const query = ${tag}\`\n${query}\`;\n`;
}

/**
 * Writes a site that Gatsby builds with nothing added to it: no plugins, no styles, no pictures. Its templates lie here
 * without their queries, because Gatsby takes every query below `src` for one of our own site.
 * @param folder where to; caches of earlier builds stay
 */
export async function writeBareSite(folder: string, counts: PageCounts): Promise<void> {
  const source = path.resolve(SITE);
  const templates = path.join(folder, 'src', 'templates');
  await rm(path.join(folder, 'src'), { recursive: true, force: true });
  await mkdir(templates, { recursive: true });
  for (const name of ['gatsby-config.mjs', 'gatsby-node.mjs']) {
    await cp(path.join(source, name), path.join(folder, name));
  }
  await cp(path.join(source, 'frame.mjs'), path.join(folder, 'src', 'frame.mjs'));
  for (const template of TEMPLATES) {
    await writeWhole(path.join(templates, `${template}.js`), await readBareTemplate(template));
  }
  await writeIfChanged(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'bare', private: true, dependencies: { gatsby: '5' } }),
  );
  await rm(path.join(folder, 'node_modules'), { force: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  await writeBareData(folder, counts);
}
