import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../../config/environment';
import { makeTempFolder } from '../../../node/temp-folder';
import { librarySettings } from './library-settings';

/** Each game of a generated library has some 20 of them, with its roles and in all languages. */
const PREVIEWS_OF_10_000_GAMES = 200_000;

function previewBudget(folder: string): number {
  return readEnvironment(librarySettings(folder, 'http://localhost:1')).OG_IMAGES_BUDGET;
}

test('no build draws link previews that the one before has left, and renders their pages anew', async () => {
  const root = makeTempFolder({ 'warm/.data/pictures/a.jpg': '' });
  try {
    expect(previewBudget(path.join(root, 'new'))).toBeGreaterThan(PREVIEWS_OF_10_000_GAMES);
    expect(previewBudget(path.join(root, 'warm'))).toBe(0);
  } finally {
    await rm(root, { recursive: true });
  }
});
