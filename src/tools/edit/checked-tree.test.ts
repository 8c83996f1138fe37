import path from 'node:path';
import { cpSync } from 'node:fs';
import { copySite } from '../../gatsby/node/preview/testing/site-copy';
import { tempFolder } from '../../testing/temp-folder';
import { checkTree } from './checked-tree';

test('lets a new text be written on, whatever its draft said at the check before', async () => {
  const source = copySite(tempFolder());
  const tree = copySite(tempFolder());
  const text = source
    .read('content/legal/terms/1.0/zh.md')
    .replace(/^version:.*$/m, "version: '1.1'")
    .replace(/^effective:.*$/m, 'effective: 2026-11-28\nconsent: notice');
  const check = () => checkTree(tree.root, source.root, '2026-11-28');
  tree.write('content/legal/terms/1.1/zh.md', text);
  expect((await check()).faults).toEqual([]);
  tree.write('content/legal/terms/1.1/zh.md', `${text}\n再一句。\n`);
  const { faults, lags } = await check();
  expect(faults).toEqual([]);
  expect(lags[0]).toContain('content/legal/terms/1.1/en.md is missing (there is version 1.0)');
  cpSync(path.join(tree.root, 'content'), path.join(source.root, 'content'), { recursive: true });
  tree.write('content/legal/terms/1.1/zh.md', `${text}\n又一句。\n`);
  expect((await check()).faults[0]).toContain('is not the text that has been in force');
});
