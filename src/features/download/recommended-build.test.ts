import { recommendBuild } from './download.lazy';
import type { BuildId } from './builds';
import type { Os, DetectedOs } from './detect-os';

const ALL: readonly BuildId[] = ['pc', 'amd', 'aipc', 'mobile'];

function on(system: Os, architecture: DetectedOs['architecture'] = 'unknown') {
  return {
    system,
    architecture,
  };
}

test.each([
  [on('windows', 'x64'), 'pc', 'note-windows'],
  [on('windows', 'arm'), 'pc', 'note-windows-arm'],
  [on('android'), 'mobile', 'note-android'],
  [on('mac', 'arm'), undefined, 'note-mac'],
  [on('linux', 'arm'), undefined, 'note-linux'],
  [on('chromeos'), undefined, 'note-chromeos'],
  [on('ios'), undefined, 'note-ios'],
  [on('harmony'), undefined, 'note-harmony'],
] as const)('on %j, where all builds are there', (system, build, note) => {
  expect(recommendBuild(system, ALL)).toEqual({ build, note });
});

test.each([
  ['ios', 'ios', 'note-ios-store'],
  ['harmony', 'harmony', 'note-harmony-store'],
] as const)('on %s, where there is a store, it is sent there', (system, build, note) => {
  expect(recommendBuild(on(system), [...ALL, build])).toEqual({ build, note });
  expect(recommendBuild(on(system), [build])).toEqual({ build, note });
});

test('nothing is said of what is not known', () => {
  expect(recommendBuild(on('unknown'), ALL)).toBeUndefined();
});

test.each([
  ['windows', ['mobile', 'amd']],
  ['android', ['pc']],
  ['mac', ['pc']],
  ['mac', ['mobile']],
  ['ios', ['mobile']],
  ['linux', []],
] as const)('on %s nobody is sent to a build that is not among %j', (system, builds) => {
  expect(recommendBuild(on(system), builds)).toEqual({ build: undefined, note: 'note-none' });
});
