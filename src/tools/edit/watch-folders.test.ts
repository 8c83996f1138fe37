import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { watchFolders } from './watch-folders';

/** Watches a folder; `heard` waits until a name is heard of, and forgets what was heard before. */
function listenTo(folder: string) {
  let names = new Set<string>();
  let wake = (): void => undefined;
  const { close } = watchFolders(folder, (name) => {
    names.add(name);
    wake();
  });
  let marks = 0;
  const waitFor = async (name: string): Promise<void> => {
    while (!names.has(name)) await new Promise<void>((resolve) => (wake = resolve));
  };
  const heard = async (name: string): Promise<void> => {
    await waitFor(name);
    // One change may be told of several times: behind a later one all of it has been told.
    const mark = `mark${String(marks++)}`;
    writeFileSync(path.join(folder, mark), '');
    await waitFor(mark);
    names = new Set();
  };
  return { close, heard };
}

function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test('hears of a file each time that it is replaced, and of what is in a folder that is new or made anew', async () => {
  const root = tempFolder();
  mkdirSync(path.join(root, 'about'));
  writeFileSync(path.join(root, 'about/zh.md'), 'a');
  const { close, heard } = listenTo(root);
  for (const text of ['b', 'c', 'd']) {
    replace(path.join(root, 'about/zh.md'), text);
    await heard('about/zh.md');
  }
  for (const text of ['a', 'b']) {
    mkdirSync(path.join(root, 'terms/1.1'), { recursive: true });
    writeFileSync(path.join(root, 'terms/1.1/zh.md'), text);
    await heard('terms/1.1/zh.md');
    rmSync(path.join(root, 'terms'), { recursive: true });
    await heard('terms');
  }
  close();
});
