import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { filesBelow } from '../../node/files-below';
import { lineLog } from '../../node/log-line';
import { SEED } from '../../testing/check-property';
import { tempFolder } from '../../testing/temp-folder';
import type { BuildInput } from './build-input';
import { BuildFaults, type Fault } from './faults';
import { writeHosting } from './outputs/hosting/hosting';
import { flatPicture, startPictureServer } from './pictures/testing/picture-server';
import { readInput } from './read-input';
import { startFaultyApi } from './sources/testing/faulty-api';
import { hostileLibrary } from './sources/testing/hostile-library';
import { mendLibrary } from './sources/testing/mend-library';
import { isReachable, unfitIn } from './testing/sound-build';

/** How many items are thrown at the build, and how many pictures for link previews it draws; see this room's README. */
const { HOSTILE_ITEMS: ITEMS = '80', HOSTILE_DRAWN: DRAWN = '12' } = process.env;

/** Time for each item, far more than it takes. */
const ITEM_MS = 500;

/** Rounds of mending: lists, details, tags, texts that cannot be rendered, old addresses; and some more. */
const MOST_ROUNDS = 10;

/** Forms of warnings: they name item, field and language, an address or a file, or how many more there are. */
const TOLD = [
  // The site's own notebooks are of partners that this library does not have.
  /^Notebooks that speak of what the library does not have:$/,
  /^ {2}content\/notebooks\/[\w-]+\.yaml: .+ \[notebook\]$/,
  /^(?:game|role|character) \w+: \w+ names "[^"]*", which does not exist; it is left out$/,
  /^ {2}(?:game|role) \w+ in (?:zh|en|ja)(?:, its roles|, field tags, .+)?: has .* \[\w+-item-text\]$/,
  /^[a-z]+ \w+(?: in (?:zh|en|ja))?, field [\w.]+: is empty; /,
  /^game \w+, field essentials: there are none that can be shown in /,
  /^[a-z]+ \w+, field [\w.]+: line \d+, expected a fold with /,
  /^GET .+, field [\w.]+: expected .+; it counts as absent$/,
  /^game \w+, field access\.\w+: (?:there (?:are|is) .+, but no day|.+ is still to come$|is checked, but)/,
  /^No picture for link previews of [a-z]+ \w+ in (?:zh|en|ja), whose page shows .* \(title ".*, line ".*\): /,
  /^Picture .+ \([a-z, ]+\) is replaced by a placeholder: /,
  /^content\/partners\/[\w-]+\.yaml: /,
  /^(?: {2})?… and \d+ more|^\d+ more pictures have trouble|^Texts of the API that search engines cannot use:$/,
  /^Pictures of the API, and the words for those who do not see them:$/,
  /^ {2}.+ \[(?:silent-picture|picture-words)\]$/,
  /^The library contradicts itself, or old addresses:$/,
  /^ {2}[a-z]+ \w+(?:, field [^:]+)?: .+ \[item-(?:alias|link)\]$/,
];

const servers: { readonly close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(servers.map((server) => server.close())));

async function inputOrFaults(reading: Promise<BuildInput>): Promise<BuildInput | readonly Fault[]> {
  return reading.catch((error: unknown) => {
    if (error instanceof BuildFaults && error.faults.length > 0) return error.faults;
    throw error;
  });
}

/** Says what is wrong with a file of the site that a library was written into; undefined where nothing is. */
function fileFault(file: string, text: string): string | undefined {
  if (file.endsWith('.json')) JSON.parse(text);
  if (!file.endsWith('.ics')) return undefined;
  return text.split('\r\n').find((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75);
}

test(
  `of ${ITEMS} hostile items (seed ${String(SEED)}) faults say what to mend, and what is mended is built`,
  async () => {
    const pictures = await startPictureServer();
    servers.push(pictures);
    pictures.serve('/p.png', await flatPicture(640, 400).png().toBuffer());
    const library = hostileLibrary(Number(ITEMS), [pictures.url('/p.png')]);
    const api = await startFaultyApi(library);
    servers.push(api);
    const folders = {
      content: path.resolve('content'),
      static: path.resolve('static'),
      data: tempFolder(),
    };
    const environment = readEnvironment({
      GATSBY_API_BASE_URL: api.baseUrl,
      PICTURE_ORIGINS: pictures.host,
      OG_IMAGES_BUDGET: DRAWN,
    });
    const warned: string[] = [];
    const log = lineLog({ warn: (line) => warned.push(line), info: () => undefined });
    let input: BuildInput | undefined;
    for (let round = 1; round <= MOST_ROUNDS && !input; round += 1) {
      const read = await inputOrFaults(readInput(environment, folders, log));
      if ('nodes' in read) input = read;
      else expect(mendLibrary(library, read, `2026-01-0${String(round)}`)).toEqual([]);
    }
    expect(warned.filter((line) => !TOLD.some((told) => told.test(line)))).toEqual([]);
    if (!input) throw new Error('What faults name was mended again and again, and there are more');

    expect(input.nodes.length).toBeGreaterThan(Number(ITEMS));
    expect(input.nodes.flatMap((node) => unfitIn(node) ?? [])).toEqual([]);
    expect(input.pages.filter((page) => !isReachable(page))).toEqual([]);
    const publicDir = tempFolder();
    for (const write of input.outputs) await write(publicDir);
    await writeHosting({ pages: [], redirects: input.redirects, headers: [], publicDir });
    const files = filesBelow(publicDir);
    expect(files).toEqual(expect.arrayContaining(['/feed.xml', '/en/feed.json', '/llms.txt']));
    for (const file of files) {
      const text = readFileSync(path.join(publicDir, file), 'utf8');
      expect([file, fileFault(file, text)]).toEqual([file, undefined]);
    }
  },
  60_000 + Number(ITEMS) * ITEM_MS,
);
