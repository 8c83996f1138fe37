import { LOCALES, type Locale } from '../../../config/locales';
import { translateItem } from '../../../contract';
import { characterSchema } from '../../../contract/partners';
import { gameDetailSchema } from '../../../contract/library';
import { spoilersOf } from '../../../contract/spoilers';
import { readContent } from '../../database/items';
import type { LibraryDatabase } from '../../database/open-database';
import { shareOf } from '../../../testing/nightly';
import { openSampleCompanion, TestConversation } from '../testing/conversation';

/** A spoiler of a game that a partner talks about, in one language. */
interface Spoiler {
  readonly locale: Locale;
  readonly partner: string;
  readonly game: string;
  /** Heading of the section that it stands in. */
  readonly heading: string;
  readonly question: string;
}

async function readSpoilers(db: LibraryDatabase): Promise<readonly Spoiler[]> {
  const games = await db.selectFrom('games').select('content').execute();
  const characters = await db.selectFrom('characters').select('content').execute();
  const partners = characters.map(({ content }) => readContent(characterSchema, content));
  return games.flatMap(({ content }) => {
    const game = readContent(gameDetailSchema, content);
    const partner = partners.find(({ game_ids }) => game_ids.includes(game.id));
    if (!partner) return [];
    return LOCALES.flatMap((locale) =>
      translateItem(game, locale).texts.sections.flatMap(({ title, body }) =>
        spoilersOf(body).map(({ question }) => ({
          ...{ locale, partner: partner.id, game: game.id, heading: title, question },
        })),
      ),
    );
  });
}

test('asked from any spoiler of any game, its partner answers with its section', async () => {
  const { db, companion } = await openSampleCompanion();
  const spoilers = await readSpoilers(db);
  expect(new Set(spoilers.map(({ game }) => game)).size).toBeGreaterThan(15);
  const astray: string[] = [];
  for (const { locale, partner, game, heading, question } of shareOf(spoilers)) {
    const talk = new TestConversation({ db, companion, character: partner, locale });
    const { references } = await talk.say(question, {
      context: { game_id: game, section: question },
    });
    const [first] = references;
    if (first?.id !== game || first.section !== heading) astray.push(`${game}: ${question}`);
  }
  await db.destroy();
  expect(astray).toEqual([]);
});
