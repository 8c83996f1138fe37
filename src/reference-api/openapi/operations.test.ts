import * as z from 'zod/mini';
import { endpoints, ERROR_CODE, type EndpointName } from '../../contract';
import { openApiDocument } from './document';

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['query', 'header']),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema: z.record(z.string(), z.unknown()),
});
const jsonSchema = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
});
const operationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.unknown()),
  parameters: z.array(parameterSchema),
  requestBody: z.optional(z.extend(jsonSchema, { required: z.boolean() })),
  responses: z.object({ 200: z.extend(jsonSchema, { description: z.string() }) }),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({
    securitySchemes: z.object({ session: z.record(z.string(), z.string()) }),
    schemas: z.object({ Failure: z.record(z.string(), z.unknown()) }),
  }),
});

let described: z.infer<typeof documentSchema>;
beforeAll(() => {
  described = z.parse(documentSchema, openApiDocument());
});

function operationOf(name: EndpointName) {
  const { path, method } = endpoints[name];
  const operation = described.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

function headersOf(name: EndpointName): string[] {
  return operationOf(name)
    .parameters.filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name);
}

test('every operation has the name of its endpoint, and stands under its part of the API', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    const { operationId, summary, tags } = operationOf(name);
    expect([operationId, summary]).toEqual([name, `${method} ${path}`]);
    expect(path.startsWith(`/api/${tags.join()}/`)).toBe(true);
  }
});

test('the input of a query is described field by field, with what must be there', () => {
  const { parameters, requestBody } = operationOf('gameList');
  expect(requestBody).toBeUndefined();
  expect(parameters.filter((parameter) => parameter.in === 'query')).toMatchObject([
    { name: 'page', required: false, schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'page_size', required: false, schema: { type: 'integer', maximum: 100 } },
    { name: 'tag', required: false, schema: { type: 'string' } },
  ]);
  expect(operationOf('gameDetail').parameters[0]).toEqual({
    ...{ name: 'id', in: 'query', required: true },
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
  });
});

test('the input of a body is described as one object, in which only what has no default is required', () => {
  const square = operationOf('characterSquare');
  expect(square.parameters.every((parameter) => parameter.in === 'header')).toBe(true);
  expect(square.requestBody).toMatchObject({
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { page: { default: 1, type: 'integer' } },
          required: [],
        },
      },
    },
  });
  expect(operationOf('login').requestBody?.content['application/json'].schema).toMatchObject({
    properties: { country_code: { const: 86 }, source: { type: 'string', minLength: 1 } },
    required: ['country_code', 'phone', 'phone_verify_code', 'source'],
  });
});

test('an answer is the envelope of the payload, or the failure that all endpoints share', () => {
  const { description, content } = operationOf('gameDetail').responses[200];
  expect(description).toBe('The envelope, of a success as of a failure');
  expect(content['application/json'].schema).toMatchObject({
    oneOf: [
      {
        type: 'object',
        properties: {
          error_code: { const: 0 },
          error_message: { type: 'string' },
          payload: {
            type: 'object',
            properties: { id: { type: 'string' }, tags: { type: 'array' } },
          },
        },
        required: ['error_code', 'error_message', 'payload'],
      },
      { $ref: '#/components/schemas/Failure' },
    ],
  });
  const { description: meaning, ...failure } = described.components.schemas.Failure;
  const codes = Object.values(ERROR_CODE).filter((code) => code !== 0);
  expect(failure).toEqual({
    type: 'object',
    properties: {
      error_code: { type: 'integer', enum: codes },
      error_message: { type: 'string' },
      payload: {},
    },
    required: ['error_code', 'error_message'],
  });
  for (const code of codes) expect(meaning).toMatch(new RegExp(`^- \`${String(code)}\` \\w`, 'm'));
});

test('who must, may and need not be logged in is told one from another', () => {
  expect(operationOf('me').security).toEqual([{ session: [] }]);
  expect(operationOf('reportUserAction').security).toEqual([{ session: [] }, {}]);
  expect(operationOf('gameDetail').security).toEqual([]);
  expect(described.components.securitySchemes.session).toMatchObject({
    type: 'http',
    scheme: 'bearer',
  });
});

test('the headers that the site sends are named, those of the visitor where it sends them', () => {
  const always = ['area', 'lan', 'app-platform', 'module', 'platform-source'];
  expect(headersOf('gameDetail')).toEqual(always);
  expect(headersOf('sendCode')).toEqual(always);
  expect(headersOf('login')).toEqual([...always, 'device-identifier']);
  const all = [...always, 'user_id', 'device-identifier', 'app-channel'];
  expect(headersOf('me')).toEqual(all);
  expect(headersOf('reportUserAction')).toEqual(all);
  const headers = operationOf('me').parameters.filter((parameter) => parameter.in === 'header');
  expect(
    headers.map(({ required, schema: { type, enum: values } }) => [required, type, values]),
  ).toEqual([
    ...[
      ['cn'],
      ['zh'],
      ['web'],
      ['web'],
      ['web', 'mobile_web'],
      undefined,
      undefined,
      undefined,
    ].map((values) => [false, 'string', values]),
  ]);
  for (const { description } of headers) expect(description).toMatch(/^\w+ \w+/);
});
