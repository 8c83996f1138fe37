import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../../../config/environment';
import { writeHosting } from '../../../../gatsby/node/outputs/hosting/hosting';
import { securityHeaders } from '../../../../gatsby/node/outputs/hosting/security-headers';
import {
  summarize,
  writeBuildSummary,
} from '../../../../gatsby/node/outputs/publish/build-summary';
import { writeFiles } from '../../../../node/temp-folder';
import { tempFolder } from '../../../../testing/temp-folder';
import { makeRelease } from '../../make-release';
import { ReleaseStore, type Release } from '../../release-store';
import { isUploaded } from '../upload-stages';

/** Name of the script that all pages of a build name. */
function scriptOf(text: string): string {
  return `app-${Buffer.from(text).toString('hex').padEnd(8, '0').slice(0, 8)}.js`;
}

/** Source of the inline script that all pages of a build have. */
export function inlineScriptOf(text: string): string {
  return `'sha256-${Buffer.from(text).toString('base64')}'`;
}

/** A folder of builds, and the releases that are made of them. */
export class Releases {
  readonly store = new ReleaseStore(path.join(tempFolder(), 'site'));
  /** The build that was written last. */
  readonly from = tempFolder();

  /**
   * Writes a finished build as the hooks leave it: pages that name a script of that build alone, page data, manifests, and
   * compressed copies.
   * @param text the content of all of its files
   * @param extra pages besides, by name
   */
  async build(text: string, extra: readonly string[] = []): Promise<void> {
    for (const name of readdirSync(this.from))
      rmSync(path.join(this.from, name), { recursive: true });
    const script = scriptOf(text);
    const names = ['', 'one/', 'two words/', '游戏/', ...extra.map((name) => `${name}/`)];
    const page = `<script src="/${script}"></script>${text}`;
    writeFiles(this.from, {
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`${name}index.html`, page],
          [`page-data/${name || 'index/'}page-data.json`, JSON.stringify(text)],
        ]),
      ),
      [script]: text,
      [`${script}.br`]: text,
      'static/logo.svg': '<svg/>',
      '404.html': page,
      'robots.txt': text,
      'page-data/app-data.json': JSON.stringify(text),
      'builds/latest.json': JSON.stringify({ id: text }),
    });
    await writeHosting({
      ...{ pages: [{ path: '/' }], redirects: [], publicDir: this.from },
      headers: securityHeaders(readEnvironment({}), [inlineScriptOf(text)]),
    });
    const pageData = new Map(names.map((name) => [`/${name}`, text]));
    const summary = summarize(
      { compilationHash: text, pageData },
      { locales: ['zh'], input: text },
    );
    await writeBuildSummary(summary, this.from);
  }

  /** Writes a build, and releases it. */
  async make(...build: Parameters<Releases['build']>): Promise<Release> {
    await this.build(...build);
    const { current = '' } = await makeRelease({
      ...{ store: this.store, from: this.from, build: undefined, keep: 9 },
      ...{ pagesLost: 100, isTrial: false, now: () => new Date() },
    });
    const release = this.store.read(current);
    if (!release) throw new Error(`No release was made of ${build[0]}`);
    return release;
  }

  /** The objects that a release is made of, with their contents. */
  objectsOf({ id, files }: Release): Readonly<Record<string, string>> {
    const names = Object.keys(files).filter(isUploaded).sort();
    const folder = this.store.folderOf(id);
    return Object.fromEntries(
      names.map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]),
    );
  }
}
