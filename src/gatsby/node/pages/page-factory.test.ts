import { existsSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../../package.json';
import { LOCALES } from '../../../config/locales';
import { createPagesOf, page, pagesOf } from './page-factory';

/** The plugins that Gatsby tells of a new page, unless they have created it. */
function listeners(): string[] {
  return Object.keys(dependencies).filter((name) => {
    const hooks = path.resolve('node_modules', name, 'gatsby-node.js');
    return existsSync(hooks) && 'onCreatePage' in jest.requireActual<object>(hooks);
  });
}

test('pages are created in the name of the one plugin that would be told of each', () => {
  const createPage = jest.fn();
  const pages = pagesOf(page('search', {}, 'search'), LOCALES);
  createPagesOf(createPage, pages);
  expect(createPage.mock.calls.map(([created]) => created as unknown)).toEqual(pages);
  const creators = createPage.mock.calls.map(([, { name }]) => name as string);
  expect([...new Set(creators)]).toEqual(listeners());
});
