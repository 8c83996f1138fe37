import * as z from 'zod/mini';
import { endpoints, ERROR_CODE } from '../../contract';
import { optionalEndpoints } from '../../contract/optional-endpoints';
import { startTestApi } from '../testing/test-api';

const parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean() });
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter),
  security: z.array(z.record(z.string(), z.unknown())),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

test('the document describes the 24 endpoints and those beyond them, and what each error code means', async () => {
  const api = await startTestApi();
  const response = await api.fetch('/openapi.json');
  const text = await response.text();
  await api.close();
  const { info, paths } = z.parse(documentSchema, JSON.parse(text));
  const { companionMemory } = optionalEndpoints;
  const specified = Object.values(endpoints).map(({ path }) => path);
  expect(Object.keys(paths).sort()).toEqual([...specified, companionMemory.path].sort());
  expect(Object.keys(paths[companionMemory.path] ?? {})).toEqual(['get', 'post']);
  const list = paths[endpoints.gameList.path]?.get;
  const inQuery = list?.parameters.filter((one) => one.in === 'query');
  expect(inQuery?.map(({ name, required }) => [name, required])).toEqual([
    ['page', false],
    ['page_size', false],
    ['tag', false],
  ]);
  const detail = paths[endpoints.gameDetail.path]?.get;
  expect(detail?.parameters).toContainEqual({ name: 'id', in: 'query', required: true });
  expect(detail?.security).toEqual([]);
  expect(paths[endpoints.me.path]?.get?.security).toEqual([{ session: [] }]);
  expect(paths[endpoints.login.path]?.post?.requestBody).toBeDefined();
  expect(text).not.toContain('"additionalProperties":false');
  for (const code of Object.values(ERROR_CODE)) {
    expect(info.description).toContain(`\n- \`${String(code)}\` `);
  }
  expect(text).toContain('device-identifier');
});
