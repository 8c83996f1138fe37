import { UsageError } from '../../node/errors';
import { readReleaseCommand } from './options';

test('without options the site is built and released', () => {
  expect(readReleaseCommand([])).toMatchObject({ task: 'release', keep: 5, pagesLost: 20 });
});

test.each([
  [['--rollback', '--id', 'ab12-2'], { task: 'roll-back', id: 'ab12-2' }],
  [['--list'], { task: 'list', force: false }],
  [['--force'], { task: 'release', force: true }],
  [['--verify'], { task: 'verify', id: undefined }],
  [['--dry-run', '--from', 'x'], { task: 'try', from: 'x' }],
])('%j', (args, command) => {
  expect(readReleaseCommand(args)).toMatchObject(command);
});

test.each([
  [['--rollback', '--id', '../x'], '--id: expected the id of a release'],
  [['--keep', '0'], '--keep: expected a number of releases, 1 or more'],
  [['--list', '--verify'], 'one of --dry-run'],
])('%j is a mistake that says what was expected', (args, message) => {
  const read = () => readReleaseCommand(args);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(message);
});
