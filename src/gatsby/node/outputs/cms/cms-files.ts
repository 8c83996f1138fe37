import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const load = createRequire(path.resolve('package.json'));

/** The folder of Sveltia CMS as it is installed. */
export function cmsFolder(): string {
  return path.dirname(load.resolve('@sveltia/cms'));
}

/** Modules that Sveltia CMS asks for by name: their addresses below `/admin/`, and where they lie. */
export function cmsModules(): readonly { name: string; address: string; file: string }[] {
  const own = createRequire(path.join(cmsFolder(), 'index.js'));
  const fileOf = (name: string, inPackage: string): string =>
    path.join(path.dirname(own.resolve(`${name}/package.json`)), inPackage);
  return [
    {
      name: 'immutable',
      address: 'modules/immutable.js',
      file: fileOf('immutable', 'dist/immutable.es.js'),
    },
    {
      name: 'turndown/lib/turndown.browser.es.js',
      address: 'modules/turndown.js',
      file: fileOf('turndown', 'lib/turndown.browser.es.js'),
    },
  ];
}

/** Strings of Sveltia CMS in one language, as a module. */
interface CmsStrings {
  /** Address at which Sveltia CMS asks for it, below `/admin/`: a name that servers give out as data, which browsers run as no module. */
  readonly asked: string;
  readonly address: string;
  readonly read: () => string;
}

/** Lists the modules with the strings of Sveltia CMS, which it asks for by the language of the browser. */
export function cmsStrings(): readonly CmsStrings[] {
  const folder = path.join(cmsFolder(), '..', 'locales');
  return readdirSync(folder).map((file) => ({
    asked: `locales/${file}`,
    address: `locales/${path.basename(file, '.json')}.js`,
    read: () => `export default ${readFileSync(path.join(folder, file), 'utf8')}`,
  }));
}

/** Names for browsers what the editor's scripts ask for. */
export function importMap(): string {
  const modules = cmsModules().map(({ name, address }) => [name, `./${address}`] as const);
  const strings = cmsStrings().map(({ asked, address }) => [`./${asked}`, `./${address}`] as const);
  const entries = [['@sveltia/cms', './cms/index.js'] as const, ...modules, ...strings];
  return JSON.stringify({ imports: Object.fromEntries(entries) });
}

/**
 * Makes the page of the editor in the browser.
 * @param head elements for its head
 * @param script address of the module that starts it
 */
export function cmsPage(head: string, script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Texts of Youban</title>
${head}<script type="importmap">${importMap()}</script>
</head>
<body>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}
