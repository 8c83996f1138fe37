import { readOwnFiles } from '../../checks/content/own-files';
import { cmsConfig } from './cms-config';

const BACKEND = { name: 'github', repo: 'youban/site' } as const;
const files = readOwnFiles('content');

function filesOf(collection: string, today = '2026-11-28') {
  const found = cmsConfig(files, today, BACKEND).collections.find(
    ({ name }) => name === collection,
  );
  return new Map(found?.files.map((file) => [file.file, file]));
}

test('has a form for every text and every namespace of strings', () => {
  const forms = ['legal', 'pages', 'strings'].flatMap((name) => [...filesOf(name).keys()]);
  const texts = files
    .map(({ file }) => file)
    .filter((file) =>
      /^content\/(?:(?:legal|about|accessibility)\/.*zh\.md|locales\/zh\/.*)$/.test(file),
    )
    .map((file) => file.replace(/\/zh(\.md|\/)/, '/{{locale}}$1'));
  expect(forms.sort()).toEqual(texts.sort());
});

test('asks for what the build demands; days, versions and consent once for all languages', () => {
  const fields = filesOf('legal').get('content/legal/privacy/1.1/{{locale}}.md')?.fields;
  expect(fields?.map(({ name, widget, i18n, readonly }) => [name, widget, i18n, readonly])).toEqual(
    [
      ['title', 'string', true, undefined],
      ['description', 'string', true, undefined],
      ['version', 'string', 'duplicate', true],
      ['effective', 'datetime', 'duplicate', undefined],
      ['consent', 'select', 'duplicate', undefined],
      ['body', 'text', true, undefined],
    ],
  );
});

test('offers what a version may ask of whoever agreed to an earlier one, where anybody agrees to it', () => {
  const consentOf = (name: string) =>
    filesOf('legal')
      .get(`content/legal/${name}/1.0/{{locale}}.md`)
      ?.fields.find((field) => field.name === 'consent');
  expect(consentOf('terms')).toMatchObject({
    required: false,
    options: [{ value: 'notice' }, { value: 'again' }],
  });
  expect(consentOf('douvterms')).toBeUndefined();
});

test('lets nobody write into a legal text that is in force', () => {
  const readonly = (today: string) =>
    filesOf('legal', today)
      .get('content/legal/privacy/1.1/{{locale}}.md')
      ?.fields.every((field) => field.readonly === true);
  expect(readonly('2026-12-04')).toBe(false);
  expect(readonly('2026-12-05')).toBe(true);
});
