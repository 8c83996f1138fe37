import type { ServerResponse } from 'node:http';
import { waitFor } from '@testing-library/react';
import { send, startFakeApi } from '../../../../api-client/testing/fake-api';
import { createDataFinder } from '../data-finder';

export const APP = '100001';
export const WEB_ID = '7390123456789012345';

type Body = Readonly<Record<string, unknown>>;
/** An event as it arrived, with what was said of its visitor. */
interface Arrived {
  readonly event: string;
  readonly params: Body;
  readonly user: Body;
  readonly custom: Body;
  readonly header: Body;
}

/** The view of the first page. */
export const view = {
  name: 'predefine_pageview',
  params: {
    title: '游戏图书馆',
    url: 'http://localhost/game-library/',
    url_path: '/game-library/',
    referrer: '',
  },
} as const;

/** A collector, what has arrived there, and DataFinder that sends to it. */
export async function startCollector() {
  const api = await startFakeApi();
  const answers = { webid: (response: ServerResponse) => send(response, { e: 0, web_id: WEB_ID }) };
  const given = { ...answers };
  api.answer((response, { method, url }) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (method === 'OPTIONS') send(response, '');
    else if (url.endsWith('/webid')) answers.webid(response);
    else send(response, { e: 0, tobid: '1' });
  });

  // A path for each test: what an earlier one sent may arrive late.
  let round = 0;
  const pathOf = (end: string): string => `/in${String(round)}${end}`;

  const posts = (end: string) =>
    api.seen.filter(({ method, url }) => method === 'POST' && url === pathOf(end));
  const arrived = (): Arrived[] =>
    posts('/list').flatMap(({ body }) =>
      (JSON.parse(body) as { events: Body[]; user: Body; header: Body }[]).flatMap((batch) =>
        batch.events.map(({ event, params }) => ({
          event: String(event),
          params: JSON.parse(String(params)) as Body,
          user: batch.user,
          custom: JSON.parse(String(batch.header.custom)) as Body,
          header: batch.header,
        })),
      ),
    );
  const arrivedAs = (name: string) =>
    waitFor(() => {
      const found = arrived().find(({ event }) => event === name);
      if (!found) throw new Error(`${name} has not arrived`);
      return found;
    });
  const createVendor = () =>
    createDataFinder({ appId: APP, channelDomain: api.baseUrl + pathOf('') });

  return {
    api,
    /** How it answers who asks for a web id. */
    answers,
    pathOf,
    posts,
    arrived,
    arrivedAs,
    createVendor,
    /** Starts DataFinder and tells it of the first page. */
    start: async (signal: AbortSignal, userId?: string, vendor = createVendor()) => {
      const analytics = await vendor.start(() => userId, signal);
      analytics.send(view);
      return analytics;
    },
    /** Restores the collector as it was at first; the browser has never met it. */
    forget: () => {
      localStorage.clear();
      sessionStorage.clear();
      api.seen.length = 0;
      round += 1;
      Object.assign(answers, given);
    },
  };
}

export type SandboxCollector = Awaited<ReturnType<typeof startCollector>>;
