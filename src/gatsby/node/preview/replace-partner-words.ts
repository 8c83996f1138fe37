import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';
import {
  notebookAddress,
  notebookRootAddress,
  notebookRootSchema,
  notebookSchema,
} from '../../../contract/notebooks';
import { partnerFileAddress } from '../../../contract/partner-file';
import { tonightWordsAddress, tonightWordsSchema } from '../../../contract/tonight-words';
import { pagePath } from '../../../routes';
import { notebookFile, writtenNotebookSchema } from '../sources/notebooks';
import { answersIn, reasonsIn } from '../sources/partner-word-fields';
import { partnerWordsFile, partnerWordsSchema, type PartnerWords } from '../sources/partner-words';
import { readYaml } from '../sources/yaml-values';
import type { BuiltFiles } from './built-files';

const idsSchema = z.array(z.object({ gameId: z.string() }));

/** A partner in the data of a page. */
const partnerSchema = z.looseObject({ characterId: z.string(), games: z.optional(idsSchema) });

/** A game in the data of a page, with a sentence of its partner. */
const gameSchema = z.looseObject({
  gameId: z.string(),
  partnerReason: z.nullable(z.string()),
  character: z.object({ characterId: z.string() }),
});

const namedSchema = z.object({ game: z.object({ text: z.object({ name: z.string() }) }) });

/** A partner without a file. */
const NOTHING_SAID: PartnerWords = { answers: [], games: {} };

/** Data with the words of now in it, and the files that it has them from. */
interface WithWords {
  readonly value: unknown;
  readonly files: readonly string[];
}

/**
 * Opens what editors have written for partners. While a file is being written and is not sound, its words are those of before.
 * @param tree folder that holds `content`
 */
export function openOwnWords(tree: string, built: BuiltFiles) {
  const lastSound = new Map<string, unknown>();
  /** Reads a file; undefined where it was never sound. */
  const read = async <S extends z.ZodMiniType>(
    name: string,
    schema: S,
    absent: z.output<S> | undefined,
  ): Promise<z.output<S> | undefined> => {
    const text = await readFile(path.join(tree, name), 'utf8').catch(() => undefined);
    if (text === undefined) return absent;
    const now = readYaml(name, text, schema);
    if (now.ok) lastSound.set(name, now.data);
    // What is wrong is among the faults.
    const before = schema.safeParse(lastSound.get(name));
    return before.success ? before.data : undefined;
  };
  const wordsOf = (id: string): Promise<PartnerWords | undefined> =>
    read(partnerWordsFile(id), partnerWordsSchema, NOTHING_SAID);

  const gamePage = (gameId: string, locale: Locale): string =>
    pagePath('game', { id: gameId }, { locale, variant: 'pc' });
  const hasGame = (gameId: string): boolean => built.hasPage(gamePage(gameId, 'zh'));
  const nameOf = async (gameId: string, locale: Locale): Promise<string> => {
    const page = await built.page(gamePage(gameId, locale));
    const named = namedSchema.safeParse(page?.result.data);
    return named.success ? named.data.game.text.name : gameId;
  };

  const answersOf = (words: PartnerWords, locale: Locale): Promise<object[]> =>
    Promise.all(
      answersIn(words, hasGame, locale).map(async ({ gameId, ...answer }) => ({
        ...answer,
        game: gameId === null ? null : { gameId, text: { name: await nameOf(gameId, locale) } },
      })),
    );

  /** Puts the words of now into data of the last build, wherever a partner or a game stands in it. */
  const withWords = async (value: unknown, locale: Locale): Promise<WithWords> => {
    if (typeof value !== 'object' || value === null) return { value, files: [] };
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, inner]) => ({
        key,
        ...(await withWords(inner, locale)),
      })),
    );
    const files = entries.flatMap((entry) => entry.files);
    if (Array.isArray(value)) return { value: entries.map((entry) => entry.value), files };
    const made = Object.fromEntries(entries.map((entry) => [entry.key, entry.value]));
    const partner = partnerSchema.safeParse(made);
    if (partner.success && ('answers' in made || 'reasons' in made)) {
      const { characterId, games = [] } = partner.data;
      files.push(partnerWordsFile(characterId));
      const words = await wordsOf(characterId);
      const isOwn = (id: string): boolean => games.some(({ gameId }) => gameId === id);
      if (words && 'answers' in made) made.answers = await answersOf(words, locale);
      if (words && 'reasons' in made) made.reasons = reasonsIn(words, isOwn, locale);
    }
    const game = gameSchema.safeParse(made);
    if (game.success) {
      const { characterId } = game.data.character;
      files.push(partnerWordsFile(characterId));
      const words = await wordsOf(characterId);
      if (words) made.partnerReason = words.games[game.data.gameId]?.[locale] ?? null;
    }
    return { value: made, files };
  };

  const textsIn = (
    written: PartnerWords['disagrees'],
    isKnown: (id: string) => boolean,
    locale: Locale,
  ) =>
    Object.fromEntries(
      Object.entries(written ?? {})
        .filter(([id]) => isKnown(id))
        .map(([id, text]) => [id, text[locale]]),
    );

  const tonight = async (locale: Locale): Promise<object | undefined> => {
    const read = tonightWordsSchema.safeParse(await built.json(tonightWordsAddress(locale)));
    if (!read.success) return undefined;
    const ids = new Set(read.data.partners.map(({ id }) => id));
    const partners = await Promise.all(
      read.data.partners.map(async (partner) => {
        const words = await wordsOf(partner.id);
        if (!words) return partner;
        const file = partnerSchema.safeParse(
          await built.json(partnerFileAddress(locale, partner.id)),
        );
        const own = new Set((file.data?.games ?? []).map(({ gameId }) => gameId));
        const says = textsIn(words.games, hasGame, locale);
        const isKnown = (id: string): boolean =>
          own.has(id) || id in says || partner.says[id] === undefined;
        const knows = new Set([...partner.knows.filter(isKnown), ...Object.keys(says)]);
        const disagrees = textsIn(words.disagrees, (id) => ids.has(id), locale);
        return { ...partner, knows: [...knows], says, disagrees };
      }),
    );
    return { ...read.data, partners };
  };

  const notebookOf = (id: string) => read(notebookFile(id), writtenNotebookSchema, undefined);

  /** Makes the notebook that the last build has named by a digest. */
  const notebook = async (locale: Locale, address: string): Promise<object | undefined> => {
    const root = notebookRootSchema.safeParse(await built.json(notebookRootAddress(locale)));
    const [id] =
      Object.entries(root.data?.partners ?? {}).find(
        ([, { file }]) => notebookAddress(locale, file) === address,
      ) ?? [];
    const read = notebookSchema.safeParse(await built.json(address));
    if (id === undefined || !read.success) return undefined;
    const written = await notebookOf(id);
    const links = new Map(read.data.entries.map(({ on, link }) => [JSON.stringify(on), link]));
    const entries = written?.entries.map(({ on, ...texts }) => {
      const link = links.get(JSON.stringify(on));
      return { on, text: texts[locale], ...(link && { link }) };
    });
    return { ...read.data, ...(entries && { entries }) };
  };
  /** Makes a JSON file of the last build with the words of now; undefined for an address of none that has words in it. */
  const json = async (address: string): Promise<unknown> => {
    for (const locale of LOCALES) {
      if (address === tonightWordsAddress(locale)) return tonight(locale);
      if (address.startsWith(`/notebooks/${locale}/`)) return notebook(locale, address);
      if (address.startsWith(`/partner-data/${locale}/`)) {
        return (await withWords(await built.json(address), locale)).value;
      }
    }
    return undefined;
  };

  return {
    withWords,
    json,
    tonight,
    notebookOf,
  };
}
