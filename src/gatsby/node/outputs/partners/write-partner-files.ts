import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { LOCALES, type Locale } from '../../../../config/locales';
import {
  partnerFileAddress,
  partnerFolder,
  type PartnerFile,
} from '../../../../contract/partner-file';
import { writeIfChanged } from '../../../../node/write-file';

interface PartnersQuery {
  readonly partners: { readonly nodes: readonly PartnerFile[] };
}

/** The fields of the fragment `PartnerPage`, which no query outside of pages may name. */
const partnersQuery = /* GraphQL */ `
  query ($language: String!) {
    partners: allCharacter {
      nodes {
        characterId
        hasNotebook
        avatar {
          src
        }
        figure {
          src
        }
        text(locale: $language) {
          name
          slogan
          html
          greeting
          tags
          untranslated
        }
        zh: text(locale: "zh") {
          tags
        }
        games {
          gameId
          text(locale: $language) {
            name
          }
        }
        answers(locale: $language) {
          say
          reply
          place
          game {
            gameId
            text(locale: $language) {
              name
            }
          }
        }
        reasons(locale: $language) {
          gameId
          text
        }
      }
    }
  }
`;

async function readPartners(
  { graphql }: Pick<BuildArgs, 'graphql'>,
  language: Locale,
): Promise<readonly PartnerFile[]> {
  const result: { data?: PartnersQuery; errors?: unknown } = await graphql<PartnersQuery>(
    partnersQuery,
    { language },
  );
  if (result.data && result.errors === undefined) return result.data.partners.nodes;
  throw new Error(`The partners cannot be read: ${JSON.stringify(result.errors)}`);
}

/**
 * Writes a file for each partner, in the languages that this build writes, and removes those of partners that are gone.
 * @param publicDir Gatsby's `public`
 */
export async function writePartnerFiles(
  args: Pick<BuildArgs, 'graphql'>,
  locales: readonly Locale[],
  publicDir: string,
): Promise<void> {
  const written = new Set<string>();
  for (const locale of locales) {
    for (const partner of await readPartners(args, locale)) {
      const file = path.join(publicDir, partnerFileAddress(locale, partner.characterId));
      await writeIfChanged(file, JSON.stringify(partner));
      written.add(file);
    }
  }
  for (const locale of LOCALES) {
    const folder = path.join(publicDir, partnerFolder(locale));
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      // The compressed copies of a file that is gone go with those of all others.
      if (name.endsWith('.json') && !written.has(file)) await rm(file, { force: true });
    }
  }
}
