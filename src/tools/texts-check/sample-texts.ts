import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { parallelTexts, type ParallelText } from './parallel-texts';

/** A text of the sample library, or of what partners say on the site. */
export interface SampleText extends ParallelText {
  readonly file: string;
  /** Ids of the games that it speaks of. */
  readonly games: readonly string[];
  /** The glossary that it keeps to: a game's id, `partners` or `activities`. */
  readonly glossary: string;
  /** True when it tells facts, and no tale. */
  readonly facts: boolean;
}

const SAMPLE = 'src/reference-api/sample';
const PARTNERS = `${SAMPLE}/partners.json`;

/** Parts of a game that tell a tale. */
const TALE = /^roles\.\d+\.story$/;

const gameSchema = z.object({ id: z.string() });
const partnersSchema = z.array(z.object({ id: z.string(), game_ids: z.array(z.string()) }));

/** Reads the files of a repository. */
class Files {
  constructor(private readonly root: string) {}

  in(folder: string): string[] {
    const names = readdirSync(path.join(this.root, folder)).sort();
    return names.map((name) => `${folder}/${name}`);
  }

  read(file: string): unknown {
    const source = readFileSync(path.join(this.root, file), 'utf8');
    return file.endsWith('.json') ? JSON.parse(source) : parse(source);
  }
}

function textsOfGame(file: string, value: unknown): SampleText[] {
  const { id } = gameSchema.parse(value);
  return parallelTexts(value).map((text) => ({
    ...{ ...text, file, games: [id], glossary: id },
    facts: !TALE.test(text.at),
  }));
}

/** Texts of a file that is not a game's; their keys begin with its name. */
function textsBeside(file: string, value: unknown): ParallelText[] {
  const name = path.basename(file).replace(/\.\w+$/, '');
  return parallelTexts(value).map((text) => ({ ...text, at: `${name}.${text.at}` }));
}

/**
 * Lists every text of the sample library and what partners say on the site.
 * @param root the folder of the repository
 */
export function readSampleTexts(root: string): SampleText[] {
  const files = new Files(root);
  const partners = partnersSchema.parse(files.read(PARTNERS));
  const said = ['voices', 'stories'].flatMap((folder) => files.in(`${SAMPLE}/${folder}`));
  const activities = `${SAMPLE}/activities.json`;
  return [
    ...files.in(`${SAMPLE}/games`).flatMap((file) => textsOfGame(file, files.read(file))),
    ...[...said, ...files.in('content/partners'), PARTNERS].flatMap((file) =>
      textsBeside(file, files.read(file)).map((text): SampleText => {
        const [, own] = /\.games\.([\w-]+)$/.exec(text.at) ?? [];
        const partner = partners.find(
          ({ id }, index) =>
            path.basename(file).startsWith(id) || text.at.startsWith(`partners.${String(index)}.`),
        );
        const games = own === undefined ? (partner?.game_ids ?? []) : [own];
        return { ...text, file, games, glossary: 'partners', facts: false };
      }),
    ),
    ...textsBeside(activities, files.read(activities)).map((text) => ({
      ...{ ...text, file: activities, games: [], glossary: 'activities', facts: true },
    })),
  ];
}
