import { unknownSettings } from './unknown-settings';

test.each([
  ['GATSBY_DOWNLOAD_URL', 'GATSBY_DOWNLOAD_PC_URL'],
  ['GATSBY_DOWNLOAD_PC_UR', 'GATSBY_DOWNLOAD_PC_URL'],
  ['GATSBY_SOCIAL_WECHART_URL', 'GATSBY_SOCIAL_WECHAT_URL'],
  ['PICTURE_ORIGIN', 'PICTURE_ORIGINS'],
  ['DOCTER', 'DOCTOR'],
  ['LOCALE_BUILT', 'LOCALES_BUILT'],
])('%s is no setting, and %s is the nearest', (name, nearest) => {
  expect(unknownSettings([name])).toEqual([
    `${name} is no setting; the nearest is ${nearest} (npm run settings)`,
  ]);
});

test('settings, variables of Gatsby and of other programs are left alone', () => {
  const names = ['DOCTOR', 'GATSBY_CPU_COUNT', 'GATSBY_TELEMETRY_DISABLED', 'PATH', 'HOME', 'LANG'];
  expect(unknownSettings([...names, 'PICTURE_DIR', 'DOCKER_HOST', 'NODE_OPTIONS'])).toEqual([]);
});
