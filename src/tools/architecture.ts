/** Draws the rooms of `src` and who imports whom into the README's picture folder (`npm run architecture`). */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { instance } from '@viz-js/viz';
import ts from 'typescript';
import { UsageError } from '../node/errors';
import { readOptions, runCommand } from './command-line';
import { importsBetween, toDot, type SourceFile } from './architecture/rooms';

const PICTURE = '.github/architecture.svg';

/** Tests and what only they use are no part of the structure. */
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\/|^src\/testing\/|^src\/e2e\/|\.d\.ts$/;

function sourceFiles(): SourceFile[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file))
    .map((file) => ({
      file,
      imports: ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.map(({ fileName }) => fileName),
    }));
}

async function draw(): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(toDot(importsBetween(sourceFiles())), { format: 'svg' });
  // The comment names Graphviz's version, the size is the page's to choose.
  return svg.slice(svg.indexOf('<svg')).replace(/<!--[\s\S]*?-->\n?/g, '');
}

void runCommand(async () => {
  const { check } = readOptions({ check: { type: 'boolean', default: false } });
  const svg = await draw();
  if (!check) {
    await writeFile(PICTURE, svg);
    console.log(PICTURE);
  } else if (readFileSync(PICTURE, 'utf8') !== svg) {
    throw new UsageError(`${PICTURE} shows another structure than src has: npm run architecture`);
  }
  return 0;
});
