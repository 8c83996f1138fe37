import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import { startTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sampleDir: join(__dirname, '../sample') });
});

async function found(search_value: string): Promise<string[]> {
  const { envelope } = await api.call('knowledgeSearch', { search_value, page_size: 30 });
  const { list } = z.parse(endpoints.knowledgeSearch.payload, envelope.payload);
  return list.map(({ id }) => id).sort();
}

const FOR_TWO = ['glacier-orbit', 'last-lighthouse', 'paper-kingdom', 'tidal-court'];

test.each(['两个人', 'two players', 'games for two', '二人で'])(
  '%s finds the games for two alone, though the notes of all speak of players',
  async (text) => {
    expect(await found(text)).toEqual(FOR_TWO);
  },
);

test.each(['两个人，十五分钟', 'short game for two', '二人で 15分'])(
  '%s finds what fits both',
  async (text) => {
    expect(await found(text)).toEqual(['paper-kingdom']);
  },
);
