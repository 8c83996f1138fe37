import { fetchForEverybody, passOn } from '../../../platform/offline/fetch-for-worker';
import {
  requestSchema,
  type OfflineAnswer,
  type OfflineRequest,
} from '../../../platform/offline/messages';
import { readLatestBuild } from '../../../platform/network/build-manifest';
import { answerFile, answerNavigation, type AnswerHost } from './answer-request';
import { isAnswerable } from './cacheable';
import { FullError, KeptPages, summaryOf } from './kept-pages';
import { TabBuilds } from './tab-builds';
import type { WorkerScope } from './worker-scope';

// The worker of the site: pages without a network. The build bundles this file into `/sw.js`.

declare const self: WorkerScope;

const tabs = new TabBuilds(
  caches,
  async (id) => (await self.clients.get(id)) !== undefined,
  () => Date.now(),
);

const pages = new KeptPages({
  caches,
  fetchFile: fetchForEverybody,
  readLatest: readLatestBuild,
  openBuilds: () => tabs.openBuilds(),
  now: () => Date.now(),
});

const host: AnswerHost = { pages, tabs, fetchFromNetwork: passOn };

/** Lets the browser ask for a page while the worker starts, where it can (Safari from 15.4). */
async function preloadNavigations(): Promise<void> {
  if ('navigationPreload' in self.registration) await self.registration.navigationPreload.enable();
}

async function hello(tab: string, build: string | undefined): Promise<OfflineAnswer> {
  const own = await tabs.get(tab);
  if (own?.isFromCache === true) return { build: own.build };
  if (build === undefined) return {};
  await tabs.set(tab, build, false);
  await pages.refresh(build);
  return {};
}

/** True once the site is to be without a worker: what is asked for behind that would be kept for good. */
let isStopped = false;

async function act(request: OfflineRequest, tab: string): Promise<OfflineAnswer> {
  if (isStopped) return {};
  switch (request.task) {
    case 'hello':
      return hello(tab, request.build);
    case 'read': {
      const { files } = request;
      await pages.add(request.paths.map((path) => ({ path, isKept: false, files })));
      break;
    }
    case 'keep':
      await pages.add(request.paths.map((path) => ({ path, isKept: true, files: [] })));
      break;
    case 'remove':
      await pages.remove(request.paths);
      break;
    case 'list':
      break;
    case 'stop':
      isStopped = true;
      await pages.stop();
      return {};
  }
  return summaryOf(await pages.index());
}

async function answer(data: unknown, tab: string): Promise<OfflineAnswer> {
  try {
    return await act(requestSchema.parse(data), tab);
  } catch (error) {
    return { failure: error instanceof FullError ? 'full' : 'failed' };
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), preloadNavigations()]));
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const tab = event.source?.id ?? '';
  event.waitUntil(answer(event.data, tab).then((said) => port?.postMessage(said)));
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  if (!isAnswerable(request, self.location.origin)) return;
  if (request.mode !== 'navigate') {
    event.respondWith(answerFile(host, request, event.clientId));
    return;
  }
  const fromNetwork = async (): Promise<Response> => (await preloadResponse) ?? passOn(request);
  const asked = { ...host, fetchFromNetwork: fromNetwork };
  event.respondWith(answerNavigation(asked, request, event.resultingClientId));
  // What is still on its way behind an answer from the cache would be given up with a warning.
  if (preloadResponse) event.waitUntil(preloadResponse.catch(() => undefined));
});
