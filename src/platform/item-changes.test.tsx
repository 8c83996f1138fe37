import { changesSince, readItemChanges } from './item-changes';

const section = [{ text: '新增章节' }, { text: '“机制”', fragment: 'section-2' }];
const introduction = [{ text: '简介有修订' }];
const file = {
  page: '页面有更新',
  items: {
    'game g1': [
      { at: 300, lines: [introduction] },
      { at: 200, lines: [section, introduction] },
    ],
    'game g2': [{ at: 300, lines: [] }],
  },
};

test('what changed since an item was read is told, the latest first and each thing once', () => {
  const game = { kind: 'game', id: 'g1' } as const;
  expect(changesSince(file, { ...game, read: 100 })).toEqual([introduction, section]);
  expect(changesSince(file, { ...game, read: 200, now: 300 })).toEqual([introduction]);
  expect(changesSince(file, { ...game, read: 300 })).toEqual([]);
});

test('of a change that is not in the file it is said that there was one, unless this language shows nothing of it', () => {
  const page = [[{ text: '页面有更新' }]];
  expect(changesSince(file, { kind: 'role', id: 'g1', read: 100, now: 200 })).toEqual(page);
  expect(changesSince(file, { kind: 'role', id: 'g1', read: 100 })).toEqual([]);
  expect(changesSince(file, { kind: 'game', id: 'g2', read: 100, now: 300 })).toEqual([]);
  // An older build is shown again.
  expect(changesSince(file, { kind: 'role', id: 'g1', read: 200, now: 100 })).toEqual([]);
});

test('the file is read once, and asked for again when it did not come', async () => {
  const asked: unknown[] = [];
  let status = 404;
  window.fetch = (address) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(file), { status }));
  };
  await expect(readItemChanges('en')).rejects.toThrow('404');
  status = 200;
  expect(await Promise.all([readItemChanges('en'), readItemChanges('en')])).toEqual([file, file]);
  expect(asked).toEqual(['/item-changes/en.json', '/item-changes/en.json']);
});
