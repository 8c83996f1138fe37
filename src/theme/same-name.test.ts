import { classNameOf } from './class-name';

test('a build that gives two styles the same name stops', () => {
  const nameAll = (): void => {
    for (let n = 1; n < 40_000; n += 1) classNameOf({ width: `${String(Math.sqrt(n))}px` });
  };
  expect(nameAll).toThrow(/^Two styles are both called y\w+: change a letter of one\.\n.*"width":/);
});
