import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import { createTestClock, startTestApi } from '../testing/test-api';

const clock = createTestClock();
const api = startTestApi({ sampleDir: join(__dirname, '../sample'), now: clock.now });

async function found(search_value: string): Promise<string[]> {
  const { envelope } = await (await api).call('knowledgeSearch', { search_value, page_size: 30 });
  const { list } = z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
  return list.map(({ id }) => id);
}

test('without a name all games come, each day from another one on', async () => {
  const today = await found('卡关');
  expect(await found('卡关')).toEqual(today);
  clock.pass(86_400);
  const tomorrow = await found('卡关');
  expect(tomorrow).not.toEqual(today);
  expect([...tomorrow].sort()).toEqual([...today].sort());
});
