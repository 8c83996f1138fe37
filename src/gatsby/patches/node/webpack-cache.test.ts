import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  forgetBabelOutput,
  forgetBuildDependencies,
  versionedCache,
  webpackCache,
} from './webpack-cache';

const root = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'webpack-cache-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

const gatsbys = { type: 'filesystem', name: 'build-html', buildDependencies: { config: ['/a'] } };

function cache() {
  return versionedCache(webpackCache.parse(gatsbys));
}

test.each(['package.json', 'package-lock.json', '.cache/compiled/gatsby-node.js'])(
  'the cache is another one after a change of %s',
  (file) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'one');
    const before = cache();
    expect(cache()).toEqual(before);
    writeFileSync(file, 'two');
    expect(cache()).not.toEqual(before);
  },
);

test('what Gatsby sets stays, but for the files whose imports would be followed', () => {
  expect(cache()).toMatchObject({
    type: 'filesystem',
    name: 'build-html',
    buildDependencies: { defaultWebpack: [] },
  });
  expect(cache()).not.toHaveProperty('buildDependencies.config');
  expect(() => webpackCache.parse({ type: 'memory' })).toThrow();
});

test('what loaders import is not looked for', () => {
  const buildDependencies = new Set(['/loader']);
  forgetBuildDependencies.apply({
    hooks: {
      afterCompile: {
        tap: (_, work) => {
          work({ buildDependencies });
        },
      },
    },
  });
  expect([...buildDependencies]).toEqual([]);
});

test('what Babel keeps is gone before a run, and webpack’s own stays', () => {
  for (const file of ['babel/a.json', 'stage-build-html/0.pack']) {
    mkdirSync(path.dirname(path.join('.cache/webpack', file)), { recursive: true });
    writeFileSync(path.join('.cache/webpack', file), '');
  }
  forgetBabelOutput.apply({
    hooks: {
      beforeRun: {
        tap: (_, work) => {
          work({ context: folder });
        },
      },
    },
  });
  expect(readdirSync('.cache/webpack')).toEqual(['stage-build-html']);
});
