import * as z from 'zod/mini';
import { request } from 'node:http';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { tempFolder } from '../../testing/temp-folder';
import { createEditor } from './editor-server';
import { openDraftTree, type DraftTree } from './draft-tree';
import { openGit } from './git';
import { createPublishing } from './publishing';
import { copySite, type SiteCopy } from '../../gatsby/node/preview/testing/site-copy';

const TODAY = '2026-11-28';
const ABOUT = 'content/about/zh.md';
const AXIAN = 'content/partners/p-axian.yaml';
const PERSON = { name: 'Ada', email: 'ada@example.com' };

const importMapSchema = z.object({ imports: z.record(z.string(), z.string()) });

let copy: SiteCopy;
let drafts: DraftTree;
let app: FastifyInstance;
let origin: string;
let shown: readonly string[] = [];

beforeAll(async () => {
  copy = copySite(tempFolder());
  const { root } = copy;
  drafts = await openDraftTree({
    root,
    folder: path.join(root, '.data/edit/tree'),
    onChange: (files) => {
      shown = files;
    },
  });
  app = createEditor({
    ...{ root, dataDir: path.join(root, '.data/edit'), publicDir: path.join(root, 'public') },
    ...{ preview: 'http://localhost:1', drafts },
    scripts: { editor: '', admin: '', bar: '' },
    publishing: createPublishing(root, openGit(root), () => TODAY),
    checked: () => ({ faults: [], lags: [] }),
    today: () => TODAY,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${String(port)}`;
});

afterAll(async () => {
  await app.close();
  await drafts.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly tag: string;
}

/** Sends a request as it is, without the browser's or fetch's tidying of the address. */
function send(
  method: string,
  address: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request(
      { hostname, port, method, path: address, headers: { Origin: origin, ...headers } },
      (res) => {
        let text = '';
        res.setEncoding('utf8').on('data', (part: string) => (text += part));
        res.on('end', () => {
          resolve({ status: res.statusCode ?? 0, text, tag: String(res.headers['x-tag']) });
        });
      },
    );
    outgoing.on('error', reject).end(body);
  });
}

function save(file: string, body: string, tag: string): Promise<Answer> {
  const headers = { 'If-Match': tag, 'Content-Type': 'application/octet-stream' };
  return send('PUT', `/files/${file}`, { body, headers });
}

function order(address: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return send('POST', address, { body: JSON.stringify(body), headers });
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const { text, tag } = await send('GET', `/files/${file}`);
  expect((await save(file, edit(text), tag)).status).toBe(200);
}

test.each([
  ['a name that somebody else’s DNS has given this machine', 'GET', { Host: 'evil.example' }],
  ['a page of another site', 'POST', { Origin: 'https://evil.example' }],
  ['the preview, whose scripts are the site’s', 'PUT', { Origin: 'http://127.0.0.1:1' }],
])('refuses %s', async (_, method, headers) => {
  expect((await send(method, '/state', { headers })).status).toBe(403);
});

test.each([
  ['file beside content/', 'package.json'],
  ['way out', 'content/../package.json'],
  ['encoded way out', 'content/%2e%2e/package.json'],
  ['part of the repository', '.git/config'],
  ['hidden file', 'content/.env'],
  ['folder of another name that begins alike', 'contents/zh.md'],
])('writes and reads no %s', async (_, file) => {
  expect((await send('GET', `/files/${file}`)).status).toBe(400);
  expect((await save(file, 'x', 'absent')).status).toBe(400);
});

const named = z.array(z.object({ id: z.string() }));

const stateSchema = z.object({ kept: named, publications: named });

const refusalSchema = z.object({
  faults: z.optional(z.array(z.string())),
  message: z.optional(z.string()),
});

/** Reads what the editor's page shows above the texts. */
async function readState() {
  return stateSchema.parse(JSON.parse((await send('GET', '/state')).text));
}

test('follows no link that leads out of content/', async () => {
  symlinkSync('/etc', path.join(copy.root, 'content/etc'));
  expect((await send('GET', '/files/content/etc/passwd')).status).toBe(400);
});

test('gives the forms their words in each language that they ask for', async () => {
  const page = (await send('GET', '/admin/')).text;
  const map = /<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const { imports } = importMapSchema.parse(JSON.parse(map));
  const script = (await send('GET', '/admin/cms/index.js')).text;
  const asked = Array.from(
    script.matchAll(/import\(`\.\.\/(locales\/[^`]+)`\)/g),
    ([, name]) => name,
  );
  expect(asked).toContain('locales/zh-CN.json');
  for (const name of asked) {
    const answer = await fetch(new URL(imports[`./${name ?? ''}`] ?? '', `${origin}/admin/`));
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
    expect(await answer.text()).toMatch(/^export default \{/);
  }
});

test('loses nothing when two editors write one file', async () => {
  const before = copy.read(ABOUT);
  const [mine, theirs] = [`${before}\n我的一句。\n`, `${before}\n别人的一句。\n`];
  const { tag } = await send('GET', `/files/${ABOUT}`);
  // The other one writes with a text editor, or has pulled.
  copy.write(ABOUT, theirs);
  const refused = await save(ABOUT, mine, tag);
  expect(refused.status).toBe(412);
  expect(refused.text).toContain('changed by somebody else');
  expect(copy.read(ABOUT)).toBe(theirs);
  // Sveltia CMS tries again; there is one thing to decide on all the same.
  expect((await save(ABOUT, mine, tag)).status).toBe(412);
  const [kept = { id: '' }, ...more] = (await readState()).kept;
  expect(more).toEqual([]);
  expect(JSON.parse((await send('GET', `/kept/${kept.id}`)).text)).toEqual({
    ...{ file: ABOUT, mine, theirs },
  });
  expect((await order('/kept', { id: kept.id })).status).toBe(200);
  expect(copy.read(ABOUT)).toBe(mine);
  copy.git('checkout', '--quiet', '--', 'content');
});

test('saves one changed sentence of a partner as one changed line, and the next one, too', async () => {
  const { text, tag } = await send('GET', `/files/${AXIAN}`);
  const first = await save(AXIAN, text.replace('那副表情', '那副神情'), tag);
  expect(copy.git('diff', '--numstat')).toBe(`1\t1\t${AXIAN}\n`);
  // The editor goes on with the tag of what is on the disk, not of what it has sent.
  const second = await save(AXIAN, text.replace('百看不厌', '看不够'), first.text);
  expect(second.status).toBe(200);
  expect(copy.git('diff', '--unified=0', AXIAN)).toContain('我看不够。');
  const late = await save(AXIAN, text, first.text);
  expect(late.status).toBe(412);
  expect(copy.git('diff', '--numstat')).toBe(`1\t1\t${AXIAN}\n`);
  const [kept = { id: '' }] = (await readState()).kept;
  expect((await order('/kept', { id: kept.id })).status).toBe(200);
  expect(copy.git('status', '--porcelain', 'content')).toBe('?? content/etc\n');
});

test('names a mistake in what a partner says by file and line', async () => {
  await change(AXIAN, (text) => text.replace('"game": "lantern-city"', '"game": "cat-inn"'));
  const refused = await order('/publish', { message: '', person: PERSON });
  expect(refusalSchema.parse(JSON.parse(refused.text)).faults).toEqual([
    `${AXIAN}:19, field "answers.1.to.game": expected one of the games that this file gives a reason for, got "cat-inn"`,
  ]);
  await order('/undo', { file: AXIAN });
});

test('offers a form for each partner', async () => {
  const { text } = await send('GET', '/admin/editor.json');
  const { forms } = z
    .object({ forms: z.array(z.object({ name: z.string(), file: z.string() })) })
    .parse(JSON.parse(text));
  expect(forms).toContainEqual({ name: 'partners-p-axian', file: AXIAN });
});

test('shows a draft without saving it, and the saved text again once it is given up', async () => {
  const before = copy.read(ABOUT);
  const data = { title: '关于游伴', description: '一句话。', body: '还没存的一句。' };
  await order('/drafts', { file: ABOUT, data });
  const draft = path.join(drafts.root, ABOUT);
  expect(copy.read(path.relative(copy.root, draft))).toContain('还没存的一句。');
  expect(copy.read(ABOUT)).toBe(before);
  expect(shown).toEqual([ABOUT]);
  await send('DELETE', '/drafts');
  expect(copy.read(path.relative(copy.root, draft))).toBe(before);
});

test('publishes nothing that a build would refuse, and says what to write instead', async () => {
  await change(ABOUT, (text) => `${text}\n[去这里](/nowhere/)\n`);
  const refused = await order('/publish', { message: '', person: PERSON });
  expect(refused.status).toBe(409);
  expect(refusalSchema.parse(JSON.parse(refused.text)).faults).toEqual([
    expect.stringMatching(/^content\/about\/zh\.md:\d+: the link "\/nowhere\/" leads to no page/),
  ]);
  expect(copy.git('log', '--oneline').trim().split('\n')).toHaveLength(1);
  await order('/undo', { file: ABOUT });
  expect(copy.git('status', '--porcelain', 'content')).toBe('?? content/etc\n');
});

test('publishes a new version of a legal text, and takes it back', async () => {
  const before = copy.git('rev-parse', 'HEAD^{tree}');
  const begun = await order('/version', {
    name: 'terms',
    effective: '2026-12-24',
    consent: 'again',
  });
  expect(begun.text).toContain('游伴服务协议 1.1 (from 2026-12-24)');
  for (const locale of ['zh', 'en', 'ja']) {
    const text = copy.read(`content/legal/terms/1.1/${locale}.md`);
    expect(text).toMatch(/^version: '1\.1'\neffective: 2026-12-24\nconsent: again\n---$/m);
  }
  await change('content/legal/terms/1.1/zh.md', (text) => `${text}\n新的一句。\n`);
  copy.git('clean', '--quiet', '--force', '--', 'content/etc');
  const published = await order('/publish', { message: '改服务协议', person: PERSON });
  expect(published).toMatchObject({ status: 200, text: '{"done":"Published on this machine"}' });
  expect(copy.read('content/legal/digests.json')).toContain('content/legal/terms/1.1/zh.md');
  expect(copy.git('log', '-1', '--format=%an %s')).toBe('Ada 改服务协议\n');
  const [{ id } = { id: '' }] = (await readState()).publications;
  expect((await order('/take-back', { id, person: PERSON })).status).toBe(200);
  expect(copy.git('rev-parse', 'HEAD^{tree}')).toBe(before);
  expect((await readState()).publications).toEqual([]);
});

test('takes no legal text back that is in force', async () => {
  await order('/version', { name: 'terms', effective: TODAY, consent: 'notice' });
  await order('/publish', { message: '', person: PERSON });
  const [{ id } = { id: '' }] = (await readState()).publications;
  const refused = await order('/take-back', { id, person: PERSON });
  expect(refused.status).toBe(409);
  expect(refusalSchema.parse(JSON.parse(refused.text)).message).toContain(
    'in force cannot be taken back',
  );
  expect(copy.git('status', '--porcelain', 'content')).toBe('');
});

test('begins no version before today, and none after one that may still be changed', async () => {
  const consent = 'notice';
  const early = await order('/version', { name: 'terms', effective: '2026-11-27', consent });
  expect(early.status).toBe(400);
  const coming = await order('/version', { name: 'privacy', effective: '2027-01-01', consent });
  expect(coming.text).toContain('may be changed until then');
});
