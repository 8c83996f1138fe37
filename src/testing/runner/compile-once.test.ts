import vm from 'node:vm';
import { compileOnce } from './compile-once';

const { compileFunction, Script } = vm;
beforeEach(compileOnce);
afterEach(() => {
  Object.assign(vm, { compileFunction, Script });
});

/** Counts the scripts that are compiled. */
function countScripts(): () => number {
  let count = 0;
  class CountedScript extends vm.Script {
    constructor(...given: ConstructorParameters<typeof vm.Script>) {
      super(...given);
      count += 1;
    }
  }
  Object.assign(vm, { Script: CountedScript });
  return () => count;
}

/** Compiles a module's code for a new context, and runs it. */
function run(code: string, filename = '/made/up.js'): unknown {
  const parsingContext = vm.createContext({});
  const made: unknown = vm.compileFunction(code, ['given'], { filename, parsingContext });
  if (typeof made !== 'function') throw new TypeError('No function');
  return Reflect.apply(made, undefined, [7]);
}

test('a file is compiled once, and runs in each context as its own', () => {
  const scripts = countScripts();
  const code = 'globalThis.seen = (globalThis.seen ?? 0) + given; return seen';
  expect([run(code), run(code)]).toEqual([7, 7]);
  expect(scripts()).toBe(1);
});

test('a file whose code has changed is compiled anew', () => {
  expect([run('return given'), run('return given + 1')]).toEqual([7, 8]);
});

test('an error names the line and the column of the file', () => {
  expect(run('return new Error().stack')).toContain('/made/up.js:1:8');
  expect(run('\n  return new Error().stack')).toContain('/made/up.js:2:10');
});

test('what imports later is left to Node', () => {
  const scripts = countScripts();
  expect(run('const late = () => import("node:fs"); return typeof late')).toBe('function');
  expect(scripts()).toBe(0);
});
