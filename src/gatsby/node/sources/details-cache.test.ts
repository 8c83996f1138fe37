import { tempFolder } from '../../../testing/temp-folder';
import { detailSource, openDetailsCache } from './details-cache';

const API = 'https://api.example';
const first = detailSource('/detail', { id: '1' });
const second = detailSource('/detail', { id: '2' });

test('keeps a detail as long as its summary is the same', async () => {
  const dir = tempFolder();
  const cache = await openDetailsCache(dir, API);
  cache.set(first, { name: 'one' });
  await cache.save('all');
  const later = await openDetailsCache(dir, API);
  expect(later.get(first)).toEqual({ name: 'one' });
  expect(later.get(detailSource('/detail', { id: '1', updated_at: 'later' }))).toBeUndefined();
});

test('keeps two APIs apart', async () => {
  const dir = tempFolder();
  const cache = await openDetailsCache(dir, API);
  cache.set(second, { name: 'two' });
  await cache.save('all');
  const other = await openDetailsCache(dir, 'https://other.example');
  expect(other.get(second)).toBeUndefined();
  other.set(first, { name: 'other' });
  await other.save('all');
  expect((await openDetailsCache(dir, API)).get(second)).toEqual({ name: 'two' });
});

test('is off without a folder', async () => {
  const cache = await openDetailsCache(undefined, API);
  cache.set(first, { name: 'kept?' });
  await cache.save('all');
  expect(cache.get(first)).toBeUndefined();
});
