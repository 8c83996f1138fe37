import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { UsageError } from '../../node/errors';
import { writeWhole } from '../../node/write-file';
import { readOwnFiles } from '../../gatsby/node/checks/content/own-files';
import { cmsConfig } from '../../gatsby/node/outputs/cms/cms-config';
import {
  cmsFolder,
  cmsModules,
  cmsPage,
  cmsStrings,
} from '../../gatsby/node/outputs/cms/cms-files';
import { contentTypeOf } from '../../gatsby/node/outputs/hosting/content-types';
import { LOCALES } from '../../config/locales';
import { CONSENTS } from '../../contract/legal-versions';
import type { EditorScripts } from './bundle-scripts';
import { asSaved, draftText } from './draft-text';
import type { DraftTree } from './draft-tree';
import { readLibraryNames } from './forms/library-names';
import { formText, hasYamlForm, yamlCollections, yamlFromForm } from './forms/yaml-forms';
import { editorPage } from './editor-page';
import { beginVersion, legalTitles } from './new-version';
import { isForThisMachine, isFromOwnPage } from './own-requests';
import type { CheckedTree } from '../../gatsby/node/preview/preview-site';
import { NotPublished, type Publishing } from './publishing';
import { fileTitles } from './file-titles';
import { ABSENT, ChangedMeanwhile, openWorkingTree, tagOf } from './working-tree';

interface Options {
  /** Folder of the project. */
  readonly root: string;
  /** Folder of what is kept beside: texts that could not be saved. */
  readonly dataDir: string;
  /** Folder of the site that was built last. */
  readonly publicDir: string;
  /** Origin of the preview. */
  readonly preview: string;
  readonly scripts: EditorScripts;
  readonly drafts: DraftTree;
  readonly publishing: Publishing;
  readonly checked: () => CheckedTree;
  readonly today: () => string;
}

/** Largest file that is taken, in bytes: a picture before it is refused for its weight. */
const LARGEST = 32 * 1024 * 1024;

const personSchema = z.object({ name: z.string(), email: z.string() });
const publishSchema = z.object({ message: z.string(), person: personSchema });
const takeBackSchema = z.object({ id: z.string(), person: personSchema });
const fileSchema = z.object({ file: z.string() });
const draftSchema = z.object({ file: z.string(), data: z.record(z.string(), z.unknown()) });
const versionSchema = z.object({
  name: z.string(),
  effective: z.string(),
  consent: z.enum(CONSENTS),
});
const keptSchema = z.object({ id: z.string() });
const anyPathSchema = z.object({ '*': z.string() });

function tagIn(headers: Readonly<Record<string, unknown>>): string {
  return typeof headers['if-match'] === 'string' ? headers['if-match'] : ABSENT;
}

function sendFile(reply: FastifyReply, name: string, content: string | Buffer): FastifyReply {
  return reply.type(contentTypeOf(name)).header('Cache-Control', 'no-store').send(content);
}

/** Makes the server of the editor: its page, Sveltia CMS, the files of `content/`, publishing. It is not listening yet. */
export function createEditor(options: Options): FastifyInstance {
  const { root, dataDir, publicDir, preview, scripts, drafts, publishing, checked, today } =
    options;
  const kept = new Map<string, { readonly file: string; readonly content: Uint8Array }>();
  const tree = openWorkingTree(root, async (file, content) => {
    // A save that is refused is tried again.
    const isKept = [...kept.values()].some(
      (each) => each.file === file && Buffer.from(each.content).equals(content),
    );
    if (isKept) return;
    const id = randomUUID();
    kept.set(id, { file, content });
    const copy = path.join(dataDir, 'kept', id, path.basename(file));
    await mkdir(path.dirname(copy), { recursive: true });
    await writeWhole(copy, content);
  });
  const app = fastify({ bodyLimit: LARGEST });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => {
    done(null, body);
  });
  app.addHook('onRequest', async (request, reply) => {
    const mayChange = ['GET', 'HEAD'].includes(request.method) || isFromOwnPage(request.raw);
    if (isForThisMachine(request.raw) && mayChange) return;
    await reply.code(403).type('text/plain').send('This editor is for this machine alone');
  });
  app.setErrorHandler(async (error, _, reply) => {
    if (error instanceof NotPublished) {
      await reply.code(409).send({ message: error.message, faults: error.faults });
    } else if (error instanceof ChangedMeanwhile) {
      await reply.code(412).type('text/plain; charset=utf-8').send(error.message);
    } else if (error instanceof UsageError || error instanceof z.core.$ZodError) {
      await reply.code(400).type('text/plain; charset=utf-8').send(error.message);
    } else {
      console.error(error);
      const text = error instanceof Error ? error.message : 'The edit server has failed';
      await reply.code(500).type('text/plain; charset=utf-8').send(text);
    }
  });

  app.get('/', (_, reply) => sendFile(reply, 'x.html', editorPage(preview)));
  app.get('/editor.js', (_, reply) => sendFile(reply, 'x.js', scripts.editor));

  // Sveltia CMS asks the service whose name it has whether it is well; here nobody but this machine is asked for anything.
  const policy = [
    "default-src 'self' 'unsafe-inline' blob: data:",
    `frame-src 'self' blob: ${preview}`,
    "frame-ancestors 'self'",
  ].join('; ');
  app.get('/admin/', (_, reply) =>
    sendFile(reply.header('Content-Security-Policy', policy), 'x.html', cmsPage('', './admin.js')),
  );
  app.get('/admin/admin.js', (_, reply) => sendFile(reply, 'x.js', scripts.admin));
  const formsNow = async () => {
    // The folder of this machine is chosen in place of a service.
    const backend = { name: 'gitea', repo: 'this-machine/content' } as const;
    const files = readOwnFiles(path.join(root, 'content'));
    const { collections, ...config } = cmsConfig(files, today(), backend);
    const all = [...collections, ...yamlCollections(files, await readLibraryNames(publicDir))];
    return { config: { ...config, collections: all }, nameOf: fileTitles(all) };
  };
  app.get('/admin/editor.json', async () => {
    const { config } = await formsNow();
    const forms = config.collections.flatMap((each) =>
      each.files.map(({ name, file }) => ({ name, file })),
    );
    return { preview, config, forms };
  });
  for (const { address, file } of cmsModules()) {
    app.get(`/admin/${address}`, async (_, reply) => sendFile(reply, file, await readFile(file)));
  }
  for (const { address, read } of cmsStrings()) {
    app.get(`/admin/${address}`, (_, reply) => sendFile(reply, address, read()));
  }
  app.get('/admin/cms/*', async (request, reply) => {
    const name = path.posix.normalize(`/${anyPathSchema.parse(request.params)['*']}`);
    const content = await readFile(path.join(cmsFolder(), name)).catch(() => undefined);
    return content ? sendFile(reply, name, content) : reply.code(404).send();
  });

  /** Writes what a form has sent as the file has it that it takes the place of. */
  const asWritten = async (name: string, sent: Buffer): Promise<Buffer> => {
    if (!/\.(?:md|json|yaml)$/.test(name)) return sent;
    const saved = (await tree.read(name))?.toString();
    const text = sent.toString();
    const write = hasYamlForm(name) ? yamlFromForm : asSaved;
    return Buffer.from(write(name, text, saved));
  };

  app.get('/files/*', async (request, reply) => {
    const name = anyPathSchema.parse(request.params)['*'];
    if (request.url.endsWith('?list')) return tree.list(name);
    const content = await tree.read(name);
    if (!content) return reply.code(404).type('text/plain').send(`${name} is not there`);
    // The tag is that of the file, whatever the form is given of it: what is saved takes the place of the file.
    const given = hasYamlForm(name) ? formText(name, content.toString()) : content;
    return sendFile(reply.header('X-Tag', tagOf(content)), name, given);
  });
  app.put('/files/*', async (request, reply) => {
    const name = anyPathSchema.parse(request.params)['*'];
    if (!Buffer.isBuffer(request.body)) throw new UsageError('Expected the bytes of a file');
    const content = await asWritten(name, request.body);
    const tag = await tree.write(name, content, tagIn(request.headers));
    await drafts.drop(name);
    return reply.type('text/plain').send(tag);
  });
  app.delete('/files/*', async (request) => {
    await tree.remove(anyPathSchema.parse(request.params)['*'], tagIn(request.headers));
    return {};
  });

  app.post('/drafts', async (request) => {
    const { file, data } = draftSchema.parse(request.body);
    const saved = (await tree.read(file))?.toString();
    const write = hasYamlForm(file) ? yamlFromForm : draftText;
    const text = write(file, data, saved);
    await (text === saved ? drafts.drop(file) : drafts.draft(file, text));
    return {};
  });
  app.delete('/drafts', async () => {
    await Promise.all(drafts.drafts().map(drafts.drop));
    return {};
  });

  const changesByName = async () => {
    const { nameOf } = await formsNow();
    return (await publishing.changes()).map((each) => ({ ...each, name: nameOf(each.file) }));
  };
  app.get('/state', async () => ({
    changes: await changesByName(),
    publications: await publishing.publications(),
    person: await publishing.person(),
    documents: legalTitles(root),
    languages: LOCALES,
    kept: [...kept].map(([id, { file }]) => ({ id, file })),
    today: today(),
    ...checked(),
  }));
  app.post('/publish', async (request) => {
    const { message, person } = publishSchema.parse(request.body);
    return { done: await publishing.publish(message, person) };
  });
  app.post('/take-back', async (request) => {
    const { id, person } = takeBackSchema.parse(request.body);
    return { done: await publishing.takeBack(id, person) };
  });
  app.post('/undo', async (request) => {
    const { file } = fileSchema.parse(request.body);
    // Whoever undoes by mistake finds the text beside.
    const content = await tree.read(file);
    if (content) {
      const copy = path.join(dataDir, 'kept', randomUUID(), path.basename(file));
      await mkdir(path.dirname(copy), { recursive: true });
      await writeWhole(copy, content);
    }
    await publishing.undo(file);
    return { done: `${(await formsNow()).nameOf(file)} is as it was published last` };
  });
  app.post('/version', async (request) => {
    const fields = versionSchema.parse(request.body);
    const file = await beginVersion(root, tree, { ...fields, today: today() });
    const name = (await formsNow()).nameOf(file);
    return { done: `${name} is in the list: choose it, and write in all languages` };
  });
  /** Puts a text that could not be saved in the place of what somebody else has written, which is kept in turn. */
  app.post('/kept', async (request) => {
    const { id } = keptSchema.parse(request.body);
    const mine = kept.get(id);
    if (!mine) throw new UsageError('This text is not kept any more');
    const theirs = await tree.read(mine.file);
    kept.delete(id);
    if (theirs) {
      const copy = path.join(dataDir, 'kept', randomUUID(), path.basename(mine.file));
      await mkdir(path.dirname(copy), { recursive: true });
      await writeWhole(copy, theirs);
    }
    await tree.write(mine.file, mine.content, theirs ? tagOf(theirs) : ABSENT);
    return { done: `${mine.file} has your text` };
  });
  app.get('/kept/:id', async (request, reply) => {
    const mine = kept.get(keptSchema.parse(request.params).id);
    if (!mine) return reply.code(404).send();
    const theirs = readFileSync(path.join(root, mine.file), 'utf8');
    return { file: mine.file, mine: Buffer.from(mine.content).toString(), theirs };
  });
  app.delete('/kept/:id', (request) => {
    kept.delete(keptSchema.parse(request.params).id);
    return {};
  });
  return app;
}
