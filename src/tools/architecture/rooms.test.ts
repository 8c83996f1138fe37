import { importsBetween, roomOf, toDot, withoutShortcuts } from './rooms';

test('a file lies in the room of its folder, and an unknown folder is an error', () => {
  expect(roomOf('src/ui/icons/phone.tsx')).toBe('ui');
  expect(roomOf('src/gatsby/node/faults.ts')).toBe('gatsby/node');
  expect(roomOf('src/gatsby/config.ts')).toBeUndefined();
  expect(() => roomOf('src/drawer/x.ts')).toThrow('src/drawer');
});

test('rooms import what their files do; packages and content are no rooms', () => {
  const imports = importsBetween([
    { file: 'src/ui/dialog.tsx', imports: ['react', '../theme/theme', './icon'] },
    { file: 'src/i18n/strings.ts', imports: ['../../content/locales/zh/about.json'] },
  ]);
  expect([...(imports.get('ui') ?? [])]).toEqual(['theme']);
  expect([...(imports.get('i18n') ?? [])]).toEqual([]);
});

test('an arrow that follows from others is left out, and the rest is drawn', () => {
  const imports = new Map([
    ['features', new Set(['ui', 'theme'])],
    ['ui', new Set(['theme'])],
    ['theme', new Set<string>()],
  ]);
  expect(withoutShortcuts(imports).get('features')).toEqual(new Set(['ui']));
  const dot = toDot(imports);
  expect(dot).toContain('"features" -> "ui";');
  expect(dot).not.toContain('"features" -> "theme";');
});
