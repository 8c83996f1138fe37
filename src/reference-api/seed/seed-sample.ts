import type { WireBanner } from '../../contract';
import { readMeta, writeMeta } from '../database/meta';
import type { LibraryDatabase } from '../database/open-database';
import { storeQuestions } from '../passages/player-questions';
import { storeItemsOf } from '../passages/store-items';
import { samplePictureAddress } from '../pictures/addresses';
import { readSample } from './read-sample';
import { insertRows, itemRow } from './rows';
import type { SampleActivities, SamplePartner } from './sample-schema';
import { seedGames } from './seed-games';
import { toWireActivity } from './to-wire-activity';
import { toWireCharacter, toWireFigures, toWireQuest, toWireScene } from './to-wire-partner';

type Knows = (id: string) => boolean;

async function seedPartners(
  db: LibraryDatabase,
  partners: readonly SamplePartner[],
  knows: Knows,
): Promise<void> {
  const figures = partners.flatMap(toWireFigures);
  const quests = partners.flatMap(({ id, quests: own }) =>
    own.map((quest) => ({ quest, character_id: id })),
  );
  await insertRows(
    db,
    'characters',
    partners.map((partner, at) => itemRow(toWireCharacter(partner, knows), at)),
  );
  await insertRows(
    db,
    'figures',
    figures.map((figure, at) => ({ ...itemRow(figure, at), character_id: figure.character_id })),
  );
  await insertRows(
    db,
    'quests',
    quests.map(({ quest, character_id }, at) => ({
      ...itemRow(toWireQuest(quest, character_id), at),
      character_id,
    })),
  );
  await insertRows(
    db,
    'scenes',
    quests.map(({ quest, character_id }) => ({
      ...itemRow(toWireScene(quest, character_id), quest.scene.order),
      character_id,
      quest_id: quest.id,
    })),
  );
}

/** Stores banners and activities; their times count from the day of seeding, so that some are always running. */
async function seedActivities(
  db: LibraryDatabase,
  { banners, list }: SampleActivities,
  day: Date,
): Promise<void> {
  const toBanner = (banner: (typeof banners)[number]): WireBanner => ({
    ...banner,
    image: samplePictureAddress('banner', banner.id),
  });
  await insertRows(
    db,
    'banners',
    banners.map((banner, at) => itemRow(toBanner(banner), at)),
  );
  await insertRows(
    db,
    'activities',
    list.map((activity, at) => itemRow(toWireActivity(activity, day), at)),
  );
}

/**
 * Fills an empty database with the sample library, in one transaction: either all of it is there or nothing.
 * A database that was filled before keeps what it holds.
 * @returns true when it was filled now
 * @throws SampleError when a sample file is not valid
 */
export async function seedSample(
  db: LibraryDatabase,
  sampleDir: string,
  day: Date,
): Promise<boolean> {
  if ((await readMeta(db, 'sample_digest')) !== undefined) return false;
  const { games, partners, activities, questions, pages, digest } = readSample(sampleDir);
  const ids = new Set([...games, ...partners].map(({ id }) => id));
  const knows: Knows = (id) => ids.has(id);
  await db.transaction().execute(async (transaction) => {
    await storeQuestions(transaction, questions);
    await seedGames(transaction, games, knows, (id) =>
      questions.flatMap((each) => (each.id === id ? each.questions : [])),
    );
    await seedPartners(transaction, partners, knows);
    await seedActivities(transaction, activities, day);
    await insertRows(
      transaction,
      'pages',
      pages.map((page, at) => itemRow(page, at)),
    );
    for (const type of ['character', 'scene', 'activity', 'page'] as const) {
      await storeItemsOf(transaction, type);
    }
    await writeMeta(transaction, 'sample_digest', digest);
    await writeMeta(transaction, 'seeded_at', day.toISOString());
  });
  return true;
}
