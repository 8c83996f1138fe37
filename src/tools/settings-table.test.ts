import { settingRows } from './settings-table';

function rowOf(
  name: string,
  variables: Record<string, string>,
  ofFile: Record<string, string> = {},
) {
  const rows = settingRows({ variables, file: '.env', ofFile });
  return rows.find((row) => row.startsWith(`${name} `));
}

test('a value comes from the environment, the file or the table', () => {
  const file = { DOCTOR: 'warn', PICTURES: 'origin' };
  expect(rowOf('DOCTOR', { DOCTOR: 'stop' }, file)).toBe('DOCTOR  stop (environment)');
  expect(rowOf('DOCTOR', {}, file)).toBe('DOCTOR  warn (.env)');
  expect(rowOf('DOCTOR', {})).toBe('DOCTOR  stop (default)');
});

test('a variable that is set to nothing unsets what the file says', () => {
  expect(
    rowOf(
      'GATSBY_PROMO_VIDEO_URL',
      { GATSBY_PROMO_VIDEO_URL: '' },
      { GATSBY_PROMO_VIDEO_URL: 'https://a' },
    ),
  ).toBe('GATSBY_PROMO_VIDEO_URL  unset: without the promo video');
});

test('no secret is shown', () => {
  const rows = settingRows({
    variables: {
      GATSBY_INSTALL_SDK_KEY: 'k-123',
      GATSBY_IP_LOOKUP_URL: 'https://me:pw@ip.example/x',
    },
    file: '.env',
    ofFile: {},
  }).join('\n');
  expect(rows).toContain('GATSBY_INSTALL_SDK_KEY  (set, hidden) (environment)');
  expect(rows).toContain('https://…@ip.example/x');
  expect(rows).not.toMatch(/k-123|me:pw/);
});

test('each setting says what it is for', () => {
  const rows = settingRows({ variables: {}, file: '.env', ofFile: {} });
  expect(rows).toContain('    The promo video of the home page.');
});
