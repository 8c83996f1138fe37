import { UsageError } from '../../node/errors';
import { readBenchOptions } from './options';

const KINDS = ['build', 'lab', 'click', 'chat'];
function read(...args: string[]) {
  return readBenchOptions(args, KINDS);
}

it('measures everything with the sample library when nothing is said', () => {
  expect(read()).toMatchObject({
    kinds: KINDS,
    games: 24,
    scale: 0,
    cases: ['cold', 'unchanged', 'edit', 'add', 'string', 'template'],
    bare: false,
    rounds: 7,
    pages: [],
  });
});

it('takes kinds, games and builds in its own order', () => {
  expect(read('lab', 'build', '--games', '100', '--only', 'edit, cold', '--bare')).toMatchObject({
    kinds: ['build', 'lab'],
    games: 100,
    scale: 76,
    cases: ['cold', 'edit'],
    bare: true,
  });
});

it.each([
  [['builds'], 'There is no benchmark "builds" (there is build, lab, click, chat)'],
  [['--games', 'abc'], '--games: expected a number of games, 24 or more, got abc'],
  [['--games', '10'], '--games: expected a number of games, 24 or more, got 10'],
  [['--games', '1e3'], '--games: expected a number of games, 24 or more, got 1e3'],
  [['--rounds', '0'], '--rounds: expected a number of visits, 1 or more, got 0'],
  [['--port', '70000'], '--port: expected a port from 1 to 65535, got 70000'],
  [
    ['--only', 'cold,warm'],
    '--only: there is no build "warm" (there is cold, unchanged, edit, add, string, template)',
  ],
])('says what is wrong with %j', (args, message) => {
  expect(() => read(...args)).toThrow(new UsageError(message));
});

it('knows no other option', () => {
  expect(() => read('--scale', '1')).toThrow(/Unknown option '--scale' \(there is --games, /);
});
