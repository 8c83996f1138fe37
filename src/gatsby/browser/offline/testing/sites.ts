import { KeptPages } from '../kept-pages';
import { MemoryCaches } from './memory-caches';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
};

/** An answer as `fetch` gives it for a file of the page's own server. */
export function fileOf(address: string, text: string, headers: Record<string, string> = {}) {
  const type = TYPES[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? 'text/html';
  const response = new Response(text, { headers: { 'content-type': type, ...headers } });
  return asOwn(response);
}

function asOwn(response: Response): Response {
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}

/** The files of one build, with two games. Its scripts have a digest of their own. */
function filesOf(build: string, games: readonly string[] = ['a', 'b']) {
  const hash = build.repeat(8);
  const script = (name: string): string => `/${name}-${hash}.js`;
  const page = (game: string) => [
    [
      `/${game}/`,
      `<script>window.___webpackCompilationHash="${hash}";</script><script src="${script('webpack-runtime')}"></script><script src="${script('app')}"></script>${game} of ${build}`,
    ],
    [
      `/page-data/${game}/page-data.json`,
      JSON.stringify({
        componentChunkName: 'game',
        path: `/${game}/`,
        text: `${game} of ${build}`,
      }),
    ],
  ];
  return new Map<string, string>([
    ...games.flatMap(page).map(([name = '', text = '']) => [name, text] as const),
    ['/page-data/app-data.json', JSON.stringify({ webpackCompilationHash: hash })],
    [script('webpack-runtime'), `{game:"${hash}",34:"${hash}"}`],
    [script('app'), 'app'],
    [script('game'), 'game'],
    [script('34'), 'late'],
  ]);
}

/** A site whose build changes, and the pages of it that are kept. */
export class Site {
  readonly caches = new MemoryCaches();
  files = filesOf('1');
  latest: string | undefined = '1';
  open = new Set<string>();
  now = 1;
  /** Called before each file is sent. */
  onFetch: (address: string) => void = () => undefined;

  readonly pages = new KeptPages({
    caches: this.caches,
    fetchFile: (address) => {
      this.onFetch(address);
      const text = this.files.get(address);
      if (this.latest === undefined) return Promise.reject(new TypeError('No network'));
      const missing = (): Response => asOwn(new Response('', { status: 404 }));
      return Promise.resolve(text === undefined ? missing() : fileOf(address, text));
    },
    readLatest: () => Promise.resolve(this.latest),
    openBuilds: () => Promise.resolve(this.open),
    now: () => {
      this.now += 1;
      return this.now;
    },
  });

  release(build: string, games?: readonly string[]): void {
    this.files = filesOf(build, games);
    this.latest = build;
  }

  read(game: string): Promise<void> {
    return this.pages.add([{ path: `/${game}/`, isKept: false, files: [] }]);
  }

  keep(game: string): Promise<void> {
    return this.pages.add([{ path: `/${game}/`, isKept: true, files: [] }]);
  }

  /** Lists what the newest whole cache has: its build, and its pages. */
  async kept(): Promise<string> {
    const index = await this.pages.index();
    return index ? `${index.build}: ${index.pages.map(({ path }) => path).join(' ')}` : 'nothing';
  }

  /** Finds the builds of which any file is kept under a build. */
  async buildsIn(build: string): Promise<string[]> {
    const index = await this.pages.index(build);
    const found = new Set<string>();
    for (const file of Object.keys(index?.sizes ?? {})) {
      const text = (await (await this.pages.match(build, file))?.text()) ?? 'missing';
      for (const [, each = ''] of `${file} ${text}`.matchAll(/(?: of |-)(\d)/g)) found.add(each);
      if (text === 'missing') found.add(`missing ${file}`);
    }
    return [...found];
  }
}
