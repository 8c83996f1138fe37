import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { DEFAULT_LOCALE, LOCALES } from '../config/locales';

function inSite(...parts: string[]): string {
  return path.resolve(...parts);
}

function folder(name: string, ...parts: string[]) {
  return {
    resolve: 'gatsby-source-filesystem',
    options: { name, path: inSite(...parts) },
  };
}

/** Gatsby's configuration: where content lies and which plugins read it. */
export const siteConfig: GatsbyConfig = {
  trailingSlash: 'ignore',
  jsxRuntime: 'automatic',
  jsxImportSource: '#theme',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    folder('locale', 'content', 'locales'),
    folder('legal', 'content', 'legal'),
    folder('about', 'content', 'about'),
    folder('accessibility', 'content', 'accessibility'),
    folder('art', 'content', 'art'),
    'gatsby-transformer-remark',
    // For pictures of our own in pages and Markdown; those of the API go through `pictures/`.
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...LOCALES],
        defaultLanguage: DEFAULT_LOCALE,
        verbose: false,
      },
    },
  ],
};
