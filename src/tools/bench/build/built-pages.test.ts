import { rmSync } from 'node:fs';
import { makeTempFolder } from '../../../node/temp-folder';
import { builtPages, countByTemplate, readBuiltPage } from './built-pages';

function data(chunk: string, path: string): string {
  return JSON.stringify({ componentChunkName: chunk, path, result: { data: { path: '/other/' } } });
}

it('reads template and address from the data of a page', () => {
  expect(readBuiltPage(data('component---src-templates-m-home-tsx', '/m/'))).toEqual({
    template: 'm-home',
    path: '/m/',
  });
  expect(readBuiltPage(data('component---src-templates-game-js', '/"/灯/'))).toEqual({
    template: 'game',
    path: '/"/灯/',
  });
});

it.each(['', '{}', data('component---node-modules-x-js', '/x/')])('knows no page in %j', (text) => {
  expect(readBuiltPage(text)).toBeUndefined();
});

it('counts the pages of a build by template', async () => {
  const folder = makeTempFolder({
    'page-data/index/page-data.json': data('component---src-templates-home-tsx', '/'),
    'page-data/a/page-data.json': data('component---src-templates-game-tsx', '/a/'),
    'page-data/b/page-data.json': data('component---src-templates-game-tsx', '/b/'),
    'page-data/app-data.json': '{}',
  });
  const pages = await builtPages(folder);
  expect(pages.map(({ path }) => path)).toEqual(['/a/', '/b/', '/']);
  expect([...countByTemplate(pages)]).toEqual([
    ['game', 2],
    ['home', 1],
  ]);
  expect(await builtPages(`${folder}/nothing`)).toEqual([]);
  rmSync(folder, { recursive: true });
});
