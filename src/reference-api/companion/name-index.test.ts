import type { LibraryDatabase } from '../database/open-database';
import { createLibraryReader } from './find-in-library';
import { NameIndex } from './name-index';
import { createRuleBasedCompanion } from './rule-based-companion';
import { openSampleLibrary, openSampleVoices, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each([
  ['Echoes of the Star Sea', 'star-echo'],
  ['is Echoes of the Star Sea good?', 'star-echo'],
  ['玩Echoes of the Star Sea吗', 'star-echo'],
  ['vs星海回波', 'star-echo'],
  ['Reechoes of the Star Sea', undefined],
  ['Echoes of the Star Seas', undefined],
])('of %s a name is known, unless it is part of a Latin word: %s', async (text, id) => {
  expect((await NameIndex.read(db)).find(text)[0]?.id).toBe(id);
});

test.each([
  ['p-axian', 'Who is Old Ji in Glacier Orbit?', ['glacier-orbit-laoji']],
  ['p-axian', 'Who is Old Ji in The Bronze Gate?', ['bronze-gate-lao-ji']],
  ['p-axian', 'Who is Old Ji?', ['bronze-gate-lao-ji', 'glacier-orbit-laoji']],
  // One of them is of a game of this partner.
  ['p-lingxi', 'Who is Old Ji?', ['glacier-orbit-laoji']],
])(
  'of two namesakes %s tells of the one of the game at hand: %s',
  async (partner, question, ids) => {
    const voices = await openSampleVoices(db);
    const library = createLibraryReader(db);
    const companion = createRuleBasedCompanion({ library, voices, wordMs: 0 });
    const conversation = new TestConversation({ db, companion, character: partner, locale: 'en' });
    const { references } = await conversation.say(question);
    expect(references.map(({ id }) => id).sort()).toEqual(ids);
  },
);
