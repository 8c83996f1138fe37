import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  endpoints,
  envelopeSchema,
  toRequest,
  type EndpointName,
  type Envelope,
} from '../../contract';
import { makeTempFolder } from '../../node/temp-folder';
import { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '../server';

/** A small library: two games with two roles each, two partners, two activities. */
export const SAMPLE_DIR = join(__dirname, 'sample');

const folders: string[] = [];
const started: ReferenceApi[] = [];
// Also what a failed test did not close: an open server would keep the whole run from ending.
afterAll(async () => {
  await Promise.all(started.map((api) => api.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for the data of a server; it is removed when the file's tests are done and the servers closed. */
export function dataFolder(): string {
  const folder = makeTempFolder();
  folders.push(folder);
  return folder;
}

/** An answer as it came over the wire. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly envelope: Envelope;
}

/** Headers by name. */
export type Sent = Readonly<Record<string, string>>;

/** Calls to a server. */
export interface ApiCalls {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls any path and reads the envelope. */
  readonly ask: (path: string, init?: RequestInit) => Promise<TestResponse>;
  /** Sends JSON. */
  readonly send: (
    method: string,
    path: string,
    body: unknown,
    more?: Sent,
  ) => Promise<TestResponse>;
  /** Calls an endpoint as its row of the table says. */
  readonly call: (
    name: EndpointName,
    input?: Record<string, unknown>,
    headers?: Sent,
  ) => Promise<TestResponse>;
}

export interface TestApi extends ReferenceApi, ApiCalls {
  readonly dataFile: string;
}

/** Makes the calls to a server that runs at an address, in this process or another one. */
export function callsTo(url: string): ApiCalls {
  const go = (path: string, init?: RequestInit): Promise<Response> => fetch(`${url}${path}`, init);
  const ask = async (path: string, init?: RequestInit): Promise<TestResponse> => {
    const response = await go(path, init);
    const text = await response.text();
    const envelope = z.parse(envelopeSchema, JSON.parse(text));
    return { status: response.status, headers: response.headers, text, envelope };
  };
  const send: ApiCalls['send'] = (method, path, body, more) =>
    ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const call: ApiCalls['call'] = (name, input = {}, headers = {}) => {
    const { method, path, body } = toRequest(endpoints[name], input);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return ask(path, { method, headers: { ...type, ...headers }, ...(body && { body }) });
  };
  return { fetch: go, ask, send, call };
}

/** Starts a server on a free port with a database of its own; it is closed when the file's tests are done. */
export async function startTestApi(options: Partial<ReferenceApiOptions> = {}): Promise<TestApi> {
  const dataFile = options.dataFile ?? join(dataFolder(), 'data.sqlite');
  const api = await startReferenceApi({
    port: 0,
    sandbox: true,
    quiet: true,
    wordMs: 0,
    sampleDir: SAMPLE_DIR,
    ...options,
    dataFile,
  });
  started.push(api);
  return { ...api, dataFile, ...callsTo(api.url) };
}

/** A clock that stands still until a test lets time pass. */
export function createTestClock() {
  let time = Date.parse('2026-11-21T08:00:00.000Z');
  return {
    now: (): Date => new Date(time),
    /** Lets so many seconds pass. */
    pass: (seconds: number): void => {
      time += seconds * 1000;
    },
  };
}
