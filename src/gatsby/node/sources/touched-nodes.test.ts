import { createLibraryNodes, type LibraryNode } from './nodes';

function node(id: string, name: string): LibraryNode {
  return { id, type: 'Game', fields: { name } };
}

/** Creates nodes beside those that Gatsby has, and says what it heard of each. */
function hear(nodes: readonly LibraryNode[], known: ReadonlyMap<string, string>): string[] {
  const heard: string[] = [];
  const say = (what: string) => (each: { readonly id: string }) => heard.push(`${what} ${each.id}`);
  createLibraryNodes(nodes, {
    // Gatsby's type has all its actions, and all fields of its nodes.
    actions: { createNode: say('new'), touchNode: say('there') } as never,
    createContentDigest: String,
    getNode: (id: string) =>
      known.has(id) ? ({ id, internal: { contentDigest: known.get(id) } } as never) : undefined,
  });
  return heard;
}

test('of a node that is as it was Gatsby hears that it is there, and nothing else', () => {
  const known = new Map([
    ['a', '{"name":"A"}'],
    ['b', '{"name":"B"}'],
  ]);
  const nodes = [node('a', 'A'), node('b', 'another'), node('c', 'C')];
  expect(hear(nodes, known)).toEqual(['there a', 'new b', 'new c']);
});
