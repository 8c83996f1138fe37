import { buildInput, handOver, setBuildInput } from './build-input';

const nodes = [{ id: 'game g1', type: 'Game', fields: {} }] as const;
const counts = { games: 1, roles: 0, partners: 0, activities: 0, banners: 0 };

beforeEach(() => {
  setBuildInput({
    nodes,
    pages: [],
    outputs: [],
    redirects: [],
    legal: [],
    digest: 'd',
    counts,
  });
});

test('a build lets go of what Gatsby has got, and keeps the rest', () => {
  expect(handOver('nodes', 'production')).toBe(nodes);
  expect(buildInput().nodes).toEqual([]);
  expect(buildInput()).toMatchObject({ digest: 'd', counts });
});

test('while developing, Gatsby gets it again after every edit', () => {
  expect(handOver('nodes', 'development')).toBe(nodes);
  expect(handOver('nodes', 'development')).toBe(nodes);
});
