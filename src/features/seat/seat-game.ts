import * as z from 'zod/mini';
import { useAsync } from '../../api-client/use-async';
import type { RequestState } from '../../api-client/request-state';
import { usePlace } from '../../i18n/locale-context';
import { readOnce } from '../../platform/network/read-once';
import { SiteJsonError } from '../../platform/network/fetch-site-json';
import { href } from '../../routes';
import { readFolds, type Fold } from './folds';

const pictureSchema = z.object({ src: z.string() });

/** Data of a game's page, as far as the seat shows them. */
const pageSchema = z.object({
  result: z.object({
    data: z.object({
      game: z.object({
        text: z.object({
          name: z.string(),
          sections: z.array(z.object({ html: z.string() })),
          untranslated: z.array(z.string()),
        }),
        partnerReason: z.nullable(z.string()),
        character: z.nullable(
          z.object({
            characterId: z.string(),
            avatar: pictureSchema,
            text: z.object({ name: z.string() }),
          }),
        ),
      }),
    }),
  }),
});

/** A game that somebody plays, and who sits beside them. */
export interface SeatGame {
  readonly name: string;
  /** Names of the fields that have no translation. */
  readonly untranslated: readonly string[];
  readonly folds: readonly Fold[];
  readonly partner:
    | {
        readonly id: string;
        readonly name: string;
        readonly avatar: string;
        /** Sentence on the game. */
        readonly line: string | undefined;
      }
    | undefined;
}

const pages = new Map<string, Promise<SeatGame>>();

function toSeatGame(json: unknown): SeatGame {
  const { game } = pageSchema.parse(json).result.data;
  const { text, character, partnerReason } = game;
  return {
    name: text.name,
    untranslated: text.untranslated,
    folds: text.sections.flatMap(({ html }) => readFolds(html)),
    partner: character
      ? {
          id: character.characterId,
          name: character.text.name,
          avatar: character.avatar.src,
          line: partnerReason ?? undefined,
        }
      : undefined,
  };
}

/**
 * Reads a game from the data of its page, in the language of the page; without a network, what the browser has kept is
 * enough. Null where the library has no such game.
 */
export function useSeatGame(gameId: string): RequestState<{ readonly game: SeatGame | null }> {
  const { locale } = usePlace();
  const path = href('game', { id: gameId }, { locale, variant: 'pc' });
  return useAsync(path, async () => ({
    game: await readOnce(pages, `/page-data${path}page-data.json`, toSeatGame).catch(
      (error: unknown) => {
        if (error instanceof SiteJsonError && error.status === 404) return null;
        throw error;
      },
    ),
  })).state;
}
