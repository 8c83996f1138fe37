import { endpoints, ERROR_CODE, type Endpoint } from '../../contract';
import { optionalEndpoints } from '../../contract/optional-endpoints';
import { headersOf } from './headers';
import { fieldsOf, inputJsonSchema, payloadJsonSchema, type JsonSchema } from './schemas';

const meanings: Readonly<Record<(typeof ERROR_CODE)[keyof typeof ERROR_CODE], string>> = {
  [ERROR_CODE.success]: 'success',
  [ERROR_CODE.sessionInvalid]: 'the session is not valid: the client logs out locally',
  [ERROR_CODE.wrongCode]: 'wrong or expired verification code',
  [ERROR_CODE.tooManyCodes]:
    'too many code requests; `payload.retry_after` says for how many seconds',
  [ERROR_CODE.invalidInput]: 'the input is not valid; `error_message` names the field',
  [ERROR_CODE.unknownId]: 'unknown id, or nothing at this path (then with HTTP status 404)',
  [ERROR_CODE.rateLimit]: 'too many calls',
  [ERROR_CODE.serverFault]: 'a fault of the server',
};

const codeList = Object.entries(meanings)
  .map(([code, meaning]) => `- \`${code}\` ${meaning}`)
  .join('\n');

const failure: JsonSchema = {
  type: 'object',
  description: `A failure.\n\n${codeList}`,
  properties: {
    error_code: {
      type: 'integer',
      enum: Object.values(ERROR_CODE).filter((code) => code !== ERROR_CODE.success),
    },
    error_message: { type: 'string' },
    payload: {},
  },
  required: ['error_code', 'error_message'],
};

function success(payload: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      error_code: { const: ERROR_CODE.success },
      error_message: { type: 'string' },
      payload,
    },
    required: ['error_code', 'error_message', 'payload'],
  };
}

function securityOf({ token }: Endpoint): object[] {
  if (token === 'required') return [{ session: [] }];
  return token === 'optional' ? [{ session: [] }, {}] : [];
}

function inputOf(endpoint: Endpoint): object {
  return endpoint.sends === 'query'
    ? {
        parameters: [
          ...fieldsOf(endpoint.input).map((field) => ({ ...field, in: 'query' })),
          ...headersOf(endpoint),
        ],
      }
    : {
        parameters: headersOf(endpoint),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: inputJsonSchema(endpoint.input) } },
        },
      };
}

function operationOf(name: string, endpoint: Endpoint): object {
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    summary: `${endpoint.method} ${endpoint.path}`,
    security: securityOf(endpoint),
    ...inputOf(endpoint),
    responses: {
      200: {
        description: 'The envelope, of a success as of a failure',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                success(payloadJsonSchema(endpoint.payload)),
                { $ref: '#/components/schemas/Failure' },
              ],
            },
          },
        },
      },
    },
  };
}

/** Operations by path and method: two endpoints may share a path. */
function pathsOf(table: Readonly<Record<string, Endpoint>>): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const operation = { [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
    paths[endpoint.path] = { ...paths[endpoint.path], ...operation };
  }
  return paths;
}

/** The OpenAPI 3.1 document of the contract's endpoint tables: those of the specification and those beyond it. */
export function openApiDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Youban reference API',
      version: '1.0.0',
      description: `For development only. Every answer is an envelope with HTTP status 200; \`error_code\` tells success from failure. Instant messages arrive over a WebSocket at \`/sandbox/im?app_id=…&token=…\` with a token of \`/api/im/get_token\` (good for one socket), as JSON frames of the types \`message\`, \`typing\`, \`delta\` and \`ping\`; a ping is answered with \`{ "type": "pong" }\`.\n\n${codeList}`,
    },
    paths: pathsOf({ ...endpoints, ...optionalEndpoints }),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access_token of a login. Without a valid one: error_code 41001.',
        },
      },
      schemas: { Failure: failure },
    },
  };
}
