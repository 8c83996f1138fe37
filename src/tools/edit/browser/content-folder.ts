import * as z from 'zod/mini';
/*
 * The folder `content/` of the edit server, as browsers show a folder of the disk (File System Access API): Sveltia CMS reads
 * and writes a working tree through it. So no folder need be picked, every browser will do, and a file that somebody else has
 * changed meanwhile is not written: each is written with the tag that it was read with.
 */

const ABSENT = 'absent';

/** Entries of a folder, as the server lists them. */
const entriesSchema = z.array(z.object({ name: z.string(), kind: z.string() }));

/** Message to the page around the editor: a text could not be saved. */
export interface NotSaved {
  readonly type: 'not-saved';
  readonly file: string;
  readonly why: string;
}

/** Tags of the files as this page has read or written them. */
const tags = new Map<string, string>();

/** Contents under temporary names, which become files when they are renamed. */
const unnamed = new Map<string, Blob>();

function addressOf(path: string): string {
  return `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
}

async function reasonIn(answer: Response): Promise<string> {
  const text = await answer.text();
  return text === '' ? `The edit server answers ${String(answer.status)}` : text;
}

async function write(path: string, content: Blob): Promise<void> {
  const answer = await fetch(addressOf(path), {
    method: 'PUT',
    headers: { 'If-Match': tags.get(path) ?? ABSENT, 'Content-Type': 'application/octet-stream' },
    body: content,
  });
  if (!answer.ok) {
    const why = await reasonIn(answer);
    const message: NotSaved = { type: 'not-saved', file: path, why };
    parent.postMessage(message, location.origin);
    throw new Error(why);
  }
  tags.set(path, await answer.text());
}

function isTemporary(path: string): boolean {
  return /(?:^|\/)\.sveltia-tmp-/.test(path);
}

class ServerFile {
  readonly kind = 'file';
  constructor(private path: string) {}

  get name(): string {
    return this.path.replace(/^.*\//, '');
  }

  async getFile(): Promise<File> {
    const content = unnamed.get(this.path);
    if (content) return new File([content], this.name);
    const answer = await fetch(addressOf(this.path));
    if (!answer.ok) throw new DOMException(await reasonIn(answer), 'NotFoundError');
    tags.set(this.path, answer.headers.get('X-Tag') ?? ABSENT);
    return new File([await answer.blob()], this.name, { lastModified: 0 });
  }

  createWritable() {
    return Promise.resolve({
      write: async (data: BlobPart) => {
        const content = new Blob([data]);
        if (isTemporary(this.path)) unnamed.set(this.path, content);
        else await write(this.path, content);
      },
      close: () => Promise.resolve(),
    });
  }

  async move(folder: ServerFolder, name: string): Promise<void> {
    const content = await this.getFile();
    const path = folder.pathOf(name);
    await write(path, content);
    if (!unnamed.delete(this.path)) await remove(this.path);
    this.path = path;
  }
}

async function remove(path: string): Promise<void> {
  if (unnamed.delete(path)) return;
  const headers = { 'If-Match': tags.get(path) ?? ABSENT };
  const answer = await fetch(addressOf(path), { method: 'DELETE', headers });
  if (!answer.ok) throw new Error(await reasonIn(answer));
  tags.delete(path);
}

class ServerFolder {
  readonly kind = 'directory';
  constructor(private readonly path: string) {}

  get name(): string {
    return this.path.replace(/^.*\//, '');
  }

  pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  getDirectoryHandle(name: string): Promise<ServerFolder> {
    return Promise.resolve(new ServerFolder(this.pathOf(name)));
  }

  async getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<ServerFile> {
    const file = new ServerFile(this.pathOf(name));
    if (options?.create !== true) await file.getFile();
    return file;
  }

  removeEntry(name: string): Promise<void> {
    return remove(this.pathOf(name));
  }

  async *entries(): AsyncGenerator<[string, ServerFile | ServerFolder]> {
    if (this.path === '') {
      yield ['content', new ServerFolder('content')];
      return;
    }
    const answer = await fetch(`${addressOf(this.path)}?list`);
    const entries = entriesSchema.parse(await answer.json());
    for (const { name, kind } of entries) {
      const path = this.pathOf(name);
      yield [name, kind === 'file' ? new ServerFile(path) : new ServerFolder(path)];
    }
  }
}

/**
 * Makes the server's folder the one that is picked. Only a handle of the browser's own can be kept by the page for the next
 * visit, so one is handed out, whose methods are those of the server's folder.
 */
export function provideContentFolder(): void {
  const root = new ServerFolder('');
  Object.assign(FileSystemDirectoryHandle.prototype, {
    getDirectoryHandle: root.getDirectoryHandle.bind(root),
    getFileHandle: root.getFileHandle.bind(root),
    removeEntry: root.removeEntry.bind(root),
    entries: root.entries.bind(root),
    requestPermission: () => Promise.resolve('granted'),
  });
  Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
}
