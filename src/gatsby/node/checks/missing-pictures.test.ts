import { bannerSchema, gameDetailSchema } from '../../../contract/library';
import { PictureFault } from '../pictures/picture-fault';
import { pictureWarnings } from '../pictures/picture-warnings';
import { createAddresses } from '../sources/addresses';
import { toGame } from '../sources/games';
import { toItem } from '../sources/item-mapper';
import { bannerType } from '../sources/model';
import { smallLibrary } from '../sources/testing/small-library';
import { warnOfMissingPictures } from './missing-pictures';

const addresses = createAddresses('https://api.example');
const { games, banners } = smallLibrary(1, 0);

test('an item without a picture that it must have is named with its field, and one that may be absent is not', () => {
  const game = gameDetailSchema.parse({ ...games[0], cover: '\u200b', icon: '', gallery: [''] });
  const banner = bannerSchema.parse({ ...banners[0], image: '' });
  const warned: string[] = [];
  const library = {
    games: [toGame(game, [], addresses)],
    banners: [toItem(bannerType, banner, addresses)],
    ...{ roles: [], characters: [], homeCharacterIds: [], activities: [] },
  };
  warnOfMissingPictures(library, (line) => warned.push(line));
  expect(warned).toEqual([
    'game g1, field cover: is empty; a placeholder stands in its place',
    'banner b1, field image: is empty; a placeholder stands in its place',
  ]);
});

test('what is told with its item is not told again as an address', () => {
  const fault = new PictureFault('this is not an address');
  const kinds = ['cover'] as const;
  const problems = ['', 'no address'].map((url) => ({ url, kinds, fault, stale: false }));
  expect(pictureWarnings(problems)).toEqual([
    'Picture no address (cover) is replaced by a placeholder: this is not an address',
  ]);
});
