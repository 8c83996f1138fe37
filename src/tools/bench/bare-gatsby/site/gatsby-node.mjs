import { readFileSync } from 'node:fs';
import path from 'node:path';

function readJson(name) {
  return JSON.parse(readFileSync(path.resolve('data', `${name}.json`), 'utf8'));
}

export function createSchemaCustomization({ actions }) {
  actions.createTypes(`
    type Section { title: String! text: String! }
    type Game implements Node @dontInfer {
      gameId: String!
      name: String!
      summary: String!
      tags: [String!]!
      sections: [Section!]!
      roles: [Role!]! @link
    }
    type Role implements Node @dontInfer {
      roleId: String!
      name: String!
      text: String!
      game: Game @link
    }
    type Strings implements Node @dontInfer { data: String! }
  `);
}

export function sourceNodes({ actions, createContentDigest }) {
  for (const type of ['Game', 'Role', 'Strings']) {
    for (const item of readJson(type)) {
      actions.createNode({ ...item, internal: { type, contentDigest: createContentDigest(item) } });
    }
  }
}

export function createPages({ actions }) {
  for (const { path: address, template, context } of readJson('pages')) {
    actions.createPage({
      path: address,
      component: path.resolve('src', 'templates', `${template}.js`),
      context,
    });
  }
}
