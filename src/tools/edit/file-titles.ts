import { LOCALES } from '../../config/locales';

/** Kind of texts with its forms, as far as their names go. */
interface NamedTexts {
  readonly label: string;
  readonly files: readonly { readonly label: string; readonly file: string }[];
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Names files as the lists of forms do: `Pages › About us (English)`. A file without a form is called by its path.
 * @param collections all kinds of texts that have forms
 */
export function fileTitles(collections: readonly NamedTexts[]): (file: string) => string {
  const names = new Map(
    collections.flatMap(({ label: kind, files }) =>
      files.flatMap(({ label, file }) => {
        const name = `${kind} › ${label}`;
        if (!file.includes('{{locale}}')) return [[file, name] as const];
        return LOCALES.map((locale) => {
          const language = languageNames.of(locale) ?? locale;
          return [file.replace('{{locale}}', locale), `${name} (${language})`] as const;
        });
      }),
    ),
  );
  return (file) => names.get(file) ?? file;
}
