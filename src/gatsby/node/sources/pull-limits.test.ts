import { pullLibrary } from './pull-library';
import { ACTIVITIES, startFaultyApi, type FaultyApi } from './testing/faulty-api';
import { smallLibrary } from './testing/small-library';

let api: FaultyApi;
beforeEach(async () => {
  api = await startFaultyApi();
});
afterEach(() => api.close());

async function pull() {
  const { library } = await pullLibrary({ baseUrl: api.baseUrl, log: { warn: () => undefined } });
  return library;
}

test.each(['banners', 'list'])('%s without an end are one fault', async (field) => {
  api.library.activities = Array.from({ length: 1_001 }, () => ({}));
  api.library.banners = Array.from({ length: 1_001 }, () => ({}));
  await expect(pull()).rejects.toThrow(
    `GET ${ACTIVITIES}, field ${field}: expected at most 1000 entries`,
  );
});

test('more former ids than a web server should hold stop the build', async () => {
  api.library = smallLibrary(26);
  for (const game of api.library.games) {
    Object.assign(game, { aliases: Array.from({ length: 200 }, (_, at) => `old-${String(at)}`) });
  }
  await expect(pull()).rejects.toThrow(
    'games g26, field aliases: expected at most 5000 former ids in the whole library, here are more',
  );
});
