import { withoutNodeListeners } from './skip-on-create-node';

function plugins() {
  return [
    { name: 'a', nodeAPIs: ['onCreateNode', 'sourceNodes'] },
    { name: 'b', nodeAPIs: ['createPages'] },
  ];
}

test('no plugin is listed for new nodes while they are created, and all are afterwards, also when that fails', () => {
  const flattenedPlugins = plugins();
  let during: readonly string[][] = [];
  const create = () => {
    during = flattenedPlugins.map(({ nodeAPIs }) => nodeAPIs);
    throw new Error('no');
  };
  expect(() => {
    withoutNodeListeners({ flattenedPlugins }, create);
  }).toThrow('no');
  expect(during).toEqual([['sourceNodes'], ['createPages']]);
  expect(flattenedPlugins).toEqual(plugins());
});

test.each([{}, { flattenedPlugins: [] }, { flattenedPlugins: [{ name: 'a' }] }, undefined])(
  'a store of another form is not passed over: %j',
  (state) => {
    const create = jest.fn();
    expect(() => {
      withoutNodeListeners(state, create);
    }).toThrow('no plugins with their nodeAPIs');
    expect(create).not.toHaveBeenCalled();
  },
);
