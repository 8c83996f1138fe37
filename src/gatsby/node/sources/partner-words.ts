import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';
import { ID_PATTERN } from '../../../contract/patterns';
import { BuildFaults, type Fault } from '../faults';
import type { Library } from './model';
import { readYaml } from './yaml-values';

/** The longest texts that fit their places: a chip, a bubble, a line beside a game, a note. In characters. */
const LONGEST = { say: 40, reply: 240, reason: 200, disagree: 160 } as const;

function textUpTo(most: number) {
  const one = (locale: Locale) => {
    const expected = `expected the text in ${locale}, 1 to ${String(most)} characters`;
    return z
      .string(expected)
      .check(z.trim(), z.minLength(1, expected), z.maxLength(most, expected));
  };
  return z.strictObject(
    { zh: one('zh'), en: one('en'), ja: one('ja') },
    `expected a text in ${LOCALES.join(', ')} and no other field`,
  );
}

const TO = 'expected chat, story, or a game such as { game: star-echo }';
const toSchema = z.union(
  [z.enum(['chat', 'story']), z.strictObject({ game: z.string().check(z.regex(ID_PATTERN)) })],
  TO,
);

const answerSchema = z.strictObject(
  { say: textUpTo(LONGEST.say), reply: textUpTo(LONGEST.reply), to: toSchema },
  'expected say, reply and to, and no other field',
);

/** Makes the words for what is wrong with texts by ids, or with one of the ids. */
function byIds(expected: string, id: string) {
  return {
    error: ({ code }: { readonly code?: string | undefined }): string =>
      code === 'invalid_key' ? `expected ${id} before the colon` : expected,
  };
}

const TWO_OR_THREE = 'expected two or three answers';

/** Shape of the file of a partner. */
export const partnerWordsSchema = z
  .strictObject(
    {
      answers: z
        .array(answerSchema, TWO_OR_THREE)
        .check(z.minLength(2, TWO_OR_THREE), z.maxLength(3, TWO_OR_THREE)),
      games: z.record(
        z.string().check(z.regex(ID_PATTERN)),
        textUpTo(LONGEST.reason),
        byIds('expected the reasons by the ids of games', 'the id of a game such as star-echo'),
      ),
      disagrees: z.optional(
        z.record(
          z.string().check(z.regex(ID_PATTERN)),
          textUpTo(LONGEST.disagree),
          byIds(
            'expected a line to each of the others, by their ids',
            'the id of a partner such as p-axian',
          ),
        ),
      ),
    },
    'expected answers, games and perhaps disagrees, and no other field',
  )
  .check((context) => {
    const { answers, games } = context.value;
    const refuse = (path: (string | number)[], message: string, input: string): void => {
      context.issues.push({ code: 'custom', path: ['answers', ...path], message, input });
    };
    for (const [index, { say, to }] of answers.entries()) {
      for (const locale of LOCALES) {
        // A visitor could not tell them apart, and neither could the page.
        if (answers.slice(0, index).some((other) => other.say[locale] === say[locale])) {
          const expected = 'expected another text than that of the answers before it';
          refuse([index, 'say', locale], expected, say[locale]);
        }
      }
      if (typeof to !== 'string' && !Object.hasOwn(games, to.game)) {
        const expected = 'expected one of the games that this file gives a reason for';
        refuse([index, 'to', 'game'], expected, to.game);
      }
    }
  });

/**
 * Words of a partner that editors have written, in every language: answers to the greeting, a line about each game, and a
 * line to each of the other partners whose choice of a game it does not share.
 */
export type PartnerWords = z.output<typeof partnerWordsSchema>;

/** The words of partners, by their ids. */
export type AllPartnerWords = ReadonlyMap<string, PartnerWords>;

/** Names the file of what a partner says as an editor knows it. */
export function partnerWordsFile(id: string): string {
  return `content/partners/${id}.yaml`;
}

/**
 * Reads what partners say: a file for each, `{id}.yaml`.
 * @param root the folder, normally `content/partners`; without it no partner says more than the greeting
 * @throws BuildFaults naming every file, line, field and reason
 */
export async function readPartnerWords(root: string): Promise<AllPartnerWords> {
  const faults: Fault[] = [];
  const words = new Map<string, PartnerWords>();
  const files = existsSync(root) ? (await readdir(root)).sort() : [];
  for (const file of files) {
    const { name: id, ext } = path.parse(file);
    if (ext !== '.yaml' || !ID_PATTERN.test(id)) {
      const where = path.posix.join('content/partners', file);
      faults.push({ where, what: 'expected the id of a partner and .yaml' });
      continue;
    }
    const source = await readFile(path.join(root, file), 'utf8');
    const result = readYaml(partnerWordsFile(id), source, partnerWordsSchema);
    if (result.ok) words.set(id, result.data);
    else faults.push(...result.faults);
  }
  if (faults.length > 0) throw new BuildFaults('The words of partners are not valid:', faults);
  return words;
}

/**
 * Warns of words that this library has no use for: of a partner, or about a game, that it does not have. They cost
 * themselves alone: what leads to such a game leads nowhere.
 */
export function warnOfUnusedWords(
  words: AllPartnerWords,
  { characters, games }: Pick<Library, 'characters' | 'games'>,
  warn: (message: string) => void,
): void {
  const partners = new Set(characters.map(({ id }) => id));
  const known = new Set(games.map(({ id }) => id));
  for (const [id, { games: reasons, disagrees = {} }] of words) {
    const file = partnerWordsFile(id);
    if (!partners.has(id)) {
      warn(`${file}: the library has no such partner; the file is left out`);
      continue;
    }
    const gone = Object.keys(reasons).filter((game) => !known.has(game));
    if (gone.length > 0) {
      warn(`${file}: the library has no game ${gone.join(', ')}; links to it are left out`);
    }
    const strangers = Object.keys(disagrees).filter((other) => !partners.has(other));
    if (strangers.length > 0) {
      warn(`${file}: the library has no partner ${strangers.join(', ')}; lines to it are left out`);
    }
  }
}
