import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { writeHosting } from '../../gatsby/node/outputs/hosting/hosting';
import { securityHeaders } from '../../gatsby/node/outputs/hosting/security-headers';
import { writeFiles } from '../../node/temp-folder';
import { tempFolder } from '../../testing/temp-folder';
import { ReleaseStore } from './release-store';
import { writeServedHosting } from './served-hosting';

let store: ReleaseStore;
let made: number;
beforeEach(() => {
  store = new ReleaseStore(tempFolder());
  made = 0;
});

/** Keeps a release whose pages have some inline scripts, and one old address. */
async function keep(id: string, scripts: readonly string[], from = `/old-${id}`): Promise<void> {
  const draft = await store.openDraft();
  await writeHosting({
    pages: [],
    redirects: [{ from, to: '/', status: 301 }],
    headers: securityHeaders(readEnvironment({}), scripts),
    publicDir: draft,
  });
  made += 1;
  await store.adopt(draft, {
    ...{ id, build: id, made: new Date(made).toISOString(), pages: 1 },
    number: made,
    ...{ files: {}, kept: {}, takenBack: false },
  });
}

function served(name: string): string {
  return readFileSync(path.join(store.hostingFolder, name), 'utf8');
}

function scripts(): readonly string[] {
  return served('nginx.conf').match(/'sha256-[^']+'/g) ?? [];
}

test('the rules are those of one release, and let the scripts of all that are kept run', async () => {
  await keep('a1', ["'sha256-old='", "'sha256-same='"]);
  await keep('b2', ["'sha256-new='", "'sha256-same='"]);
  await writeServedHosting(store, 'b2');
  expect(scripts()).toEqual(["'sha256-new='", "'sha256-same='", "'sha256-old='"]);
  expect(served('redirects.json')).toContain('/old-b2');
  expect(served('redirects.json')).not.toContain('/old-a1');
  // The release itself stays what it was.
  const own = readFileSync(path.join(store.folderOf('b2'), 'hosting', 'nginx.conf'), 'utf8');
  expect(own).not.toContain('old=');
  // Back to the one before: the newer one is still there, for pages that are loading right now.
  await writeServedHosting(store, 'a1');
  expect([...scripts()].sort()).toEqual(["'sha256-new='", "'sha256-old='", "'sha256-same='"]);
  expect(served('redirects.json')).toContain('/old-a1');
});

test('the scripts of a release that is gone run no more', async () => {
  await keep('a1', ["'sha256-old='"]);
  await keep('b2', ["'sha256-new='"]);
  await store.remove(['a1']);
  await writeServedHosting(store, 'b2');
  expect(scripts()).toEqual(["'sha256-new='"]);
});

test('a release of a version that wrote no such rules is no reason to stop', async () => {
  await keep('a1', ["'sha256-old='"]);
  const draft = await store.openDraft();
  writeFiles(draft, { 'index.html': 'x' });
  await store.adopt(draft, {
    ...{ id: 'c3', build: 'c3', made: new Date(9).toISOString(), pages: 1 },
    number: 9,
    ...{ files: {}, kept: {}, takenBack: false },
  });
  await writeServedHosting(store, 'c3');
  expect(existsSync(store.hostingFolder)).toBe(false);
  await writeServedHosting(store, 'a1');
  expect(scripts()).toEqual(["'sha256-old='"]);
});
