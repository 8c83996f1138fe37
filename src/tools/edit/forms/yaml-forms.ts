import type { Field } from '@sveltia/cms';
import { parse } from 'yaml';
import type * as z from 'zod/mini';
import type { OwnFile } from '../../../gatsby/node/checks/content/own-files';
import { moodsSchema } from '../../../gatsby/node/sources/game-choice';
import { notebookFile, writtenNotebookSchema } from '../../../gatsby/node/sources/notebooks';
import { partnerWordsFile, partnerWordsSchema } from '../../../gatsby/node/sources/partner-words';
import { termsSchema } from '../../texts-check/terms';
import { formFields, itemsIn } from './form-fields';
import { shapeOf, type Shape } from './form-shape';
import type { LibraryNames } from './library-names';
import { mergeYaml, readStored } from './merge-yaml';
import { asFormValue, fromForm, isSame, toForm, type Stored } from './stored-values';
import { writeYaml } from './write-yaml';

/** Kinds of YAML files that have a form: one for each partner, or a single table. */
interface Kind {
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly description: string;
  readonly shape: Shape;
  /** Names the file of a partner. */
  readonly fileOf: (partner: string) => string;
}

function kind(name: string, schema: z.ZodMiniType, rest: Omit<Kind, 'name' | 'shape'>): Kind {
  return { name, shape: shapeOf(schema), ...rest };
}

const OF_PARTNERS: readonly Kind[] = [
  kind('partners', partnerWordsSchema, {
    ...{ label: 'What partners say', icon: 'forum', fileOf: partnerWordsFile },
    description: 'Answers to the greeting, a sentence on each game, a line to each of the others.',
  }),
  kind('notebooks', writtenNotebookSchema, {
    ...{ label: 'Notebooks', icon: 'menu_book', fileOf: notebookFile },
    description: 'What partners write down: two sentences a day.',
  }),
];

interface Table {
  readonly file: string;
  readonly label: string;
  readonly shape: Shape;
}

const TABLES: readonly Table[] = [
  { file: 'content/moods.yaml', label: 'Moods of games', shape: shapeOf(moodsSchema) },
  { file: 'content/terms.yaml', label: 'Terms', shape: shapeOf(termsSchema) },
];

/** Finds the shape of a file's form; undefined where it has none of these. */
function shapeOfFile(file: string): Shape | undefined {
  const table = TABLES.find((each) => each.file === file);
  if (table) return table.shape;
  const [, folder, partner = ''] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  return OF_PARTNERS.find(({ name, fileOf }) => name === folder && fileOf(partner) === file)?.shape;
}

/** True for a file that Sveltia CMS is not given as it is. */
export function hasYamlForm(file: string): boolean {
  return shapeOfFile(file) !== undefined;
}

/** Writes a file as its form takes it: a list in the place of values by ids. What is no YAML is given as it is. */
export function formText(file: string, text: string): string {
  const shape = shapeOfFile(file);
  const stored = readStored(text);
  return shape && stored !== undefined
    ? `${JSON.stringify(toForm(shape, stored), null, 2)}\n`
    : text;
}

/**
 * Writes what stands in a form as its file: of the saved text everything stays that the form does not say otherwise.
 * @param values what stands in the form, or its text
 */
export function yamlFromForm(file: string, values: unknown, saved: string | undefined): string {
  const shape = shapeOfFile(file);
  if (!shape) throw new Error(`${file} has no form`);
  const mine = fromForm(shape, asFormValue(typeof values === 'string' ? parse(values) : values));
  const inForm = (text: string): Stored | undefined => {
    const stored = readStored(text);
    return stored === undefined ? undefined : fromForm(shape, toForm(shape, stored));
  };
  const base = saved === undefined ? undefined : inForm(saved);
  if (saved === undefined || base === undefined) return writeYaml(mine);
  if (isSame(base, mine)) return saved;
  const text = mergeYaml(saved, base, mine) ?? '';
  const now = inForm(text);
  // Whatever the text before was like: what the editor has written is not lost.
  return now !== undefined && isSame(now, mine) ? text : writeYaml(mine);
}

interface YamlFormFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly fields: readonly Field[];
}

/** Kind of texts with its forms, as Sveltia CMS takes it. */
export interface YamlCollection {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly format: 'yaml';
  readonly files: readonly YamlFormFile[];
}

/**
 * Makes the forms of what partners say and write down, and of tables. A file that is no YAML has none until it is mended.
 * @param files the texts of `content/`
 * @param names what the last build knows
 */
export function yamlCollections(
  files: readonly OwnFile[],
  names: LibraryNames,
): readonly YamlCollection[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const formOf = (file: string, label: string, shape: Shape): YamlFormFile[] => {
    const stored = readStored(texts.get(file) ?? '');
    if (stored === undefined) return [];
    const used = itemsIn(toForm(shape, stored));
    const name = file.replace(/^content\/|\.yaml$/g, '').replace(/[^A-Za-z0-9]+/g, '-');
    return [{ name, label, file, fields: formFields(shape, { names, used }) }];
  };
  const ofPartners = OF_PARTNERS.map(({ shape, fileOf, ...kindOf }): YamlCollection => {
    const written = [...texts.keys()].flatMap(
      (file) => new RegExp(`^content/${kindOf.name}/([^/]+)\\.yaml$`).exec(file)?.[1] ?? [],
    );
    const ids = new Set([...names.partner.keys(), ...written]);
    return {
      ...{ ...kindOf, format: 'yaml' },
      files: [...ids].flatMap((id) => {
        const name = names.partner.get(id);
        return formOf(fileOf(id), name === undefined ? id : `${name} (${id})`, shape);
      }),
    };
  });
  const tables: YamlCollection = {
    ...{ name: 'tables', label: 'Words', icon: 'dictionary', format: 'yaml' },
    description: 'What games feel like, and what things are called on this site.',
    files: TABLES.flatMap(({ file, label, shape }) => formOf(file, label, shape)),
  };
  return [...ofPartners, tables];
}
