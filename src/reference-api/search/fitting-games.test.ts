import { join } from 'node:path';
import * as z from 'zod/mini';
import { endpoints } from '../../contract';
import type { AccessKey } from '../../contract/access-keys';
import { readSample } from '../seed/read-sample';
import { startTestApi, type TestApi } from '../testing/test-api';

const sampleDir = join(__dirname, '../sample');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sampleDir });
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

/** Lists the games of the sample that meet needs. */
function thatMeet(...needs: readonly AccessKey[]): string[] {
  return readSample(sampleDir)
    .games.filter(({ access }) => needs.every((need) => access?.features[need] === 'yes'))
    .map(({ id }) => id)
    .sort();
}

test.each(['单手', '能单手玩的游戏', 'one hand', 'games I can play one-handed', '片手で遊べる'])(
  '%s finds the games that are known to need no more, and no other that speaks of hands',
  async (text) => {
    const known = thatMeet('one_hand');
    expect(known).toContain('cat-inn');
    expect(await found(text)).toEqual(known);
  },
);

test.each(['单手，不限时', 'one hand, no time limit', '片手 時間制限なし'])(
  '%s finds the games that meet both needs',
  async (text) => {
    const known = thatMeet('one_hand', 'no_time_pressure');
    expect(known).toContain('cat-inn');
    expect(await found(text)).toEqual(known);
  },
);

test.each(['两个人，十五分钟', 'short game for two', '二人で 15分'])(
  '%s finds what fits both',
  async (text) => {
    expect(await found(text)).toEqual(['paper-kingdom']);
  },
);
