import { pageStrings } from './page-strings';

/** Files of strings in an order that no reader counts on, and what is asked of Gatsby's nodes. */
function siteWith(files: readonly string[]) {
  const nodes = files.map((file) => {
    const [language, ns] = file.split('/');
    return { id: `id of ${file}`, language, ns, data: file };
  });
  const dependencies: string[] = [];
  const findAll = jest.fn(() => Promise.resolve({ entries: nodes }));
  const getNodeById = ({ id }: { id: string }) => {
    dependencies.push(id);
    return nodes.find((node) => node.id === id) ?? null;
  };
  return { nodeModel: { findAll, getNodeById }, dependencies };
}

const FILES = ['zh/library', 'en/common', 'zh/home', 'en/library', 'zh/common'];

function dataOf({ edges }: { edges: readonly { node: object }[] }): unknown[] {
  return edges.map(({ node }) => Reflect.get(node, 'data') as unknown);
}

test('a page has the strings of its namespaces and language, and depends on no others', async () => {
  const site = siteWith(FILES);
  const wanted = { namespaces: ['library', 'common'], locale: 'zh' };
  expect(dataOf(await pageStrings(undefined, wanted, site))).toEqual(['zh/common', 'zh/library']);
  expect(site.dependencies).toEqual(['id of zh/common', 'id of zh/library']);
});

test('further pages need no search', async () => {
  const site = siteWith(FILES);
  await pageStrings(undefined, { namespaces: ['home'], locale: 'zh' }, site);
  site.nodeModel.findAll.mockClear();
  await pageStrings(undefined, { namespaces: ['common', 'library'], locale: 'en' }, site);
  expect(site.nodeModel.findAll).not.toHaveBeenCalled();
});

test('without a language all of them come', async () => {
  const strings = await pageStrings(undefined, { namespaces: ['common'] }, siteWith(FILES));
  expect(dataOf(strings)).toEqual(['en/common', 'zh/common']);
});

test('strings that come later, as they do while developing, are found', async () => {
  await pageStrings(undefined, { namespaces: ['common'], locale: 'zh' }, siteWith(FILES));
  const site = siteWith([...FILES, 'zh/partner']);
  const wanted = { namespaces: ['partner'], locale: 'zh' };
  expect(dataOf(await pageStrings(undefined, wanted, site))).toEqual(['zh/partner']);
});
