import { tempFolder } from '../../../../testing/temp-folder';
import { checkMergeConflicts } from './merge-conflicts';

test('a text in two versions stops the build, with the line of each mark', () => {
  const root = tempFolder({ 'about/zh.md': '一\n<<<<<<< HEAD\n二\n=======\n三\n>>>>>>> other\n' });
  expect(() => checkMergeConflicts(root)).toThrow(
    /content\/about\/zh\.md:2: [^]*zh\.md:4: [^]*zh\.md:6: has the mark of a merge conflict, >>>>>>>: keep one/,
  );
});

test('a heading that is underlined is no conflict', () => {
  expect(() => checkMergeConflicts(tempFolder({ 'about/zh.md': '标题\n=======\n' }))).not.toThrow();
});
