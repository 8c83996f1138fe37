import type { Locale } from '../../../config/locales';
import { legalChangesAddress, legalVersionAddress } from '../outputs/legal/legal-addresses';
import type { LegalDocument, LegalVersion } from '../sources/legal';
import { comingVersion } from '../sources/legal-versions';
import { toRoof, type HeroPlaces } from '../sources/hero-places';
import type { Library } from '../sources/model';
import { page, type PageSpec } from './page-factory';

/** How many games the home page shows. */
const HOME_GAMES = 6;

/** The games that were changed last, whatever order the API lists them in. */
function newest(games: Library['games']): string[] {
  return [...games]
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
    .slice(0, HOME_GAMES)
    .map(({ id }) => id);
}

/** The pages that exist once: home, about us, accessibility, activities, tonight’s table, partners with their shell, profile, not found. */
export function sitePages({ games }: Library, heroPlaces: HeroPlaces): PageSpec[] {
  return [
    page('home', {}, { pc: 'home', m: 'm-home' }, (_, variant) => {
      const { things, ...others } = toRoof(heroPlaces, variant, games);
      return {
        ids: newest(games),
        roof: { things: things.map((thing) => ({ ...thing })), ...others },
        roofIds: things.map(({ game }) => game),
      };
    }),
    page('about', {}, 'about', (locale) => ({ file: `${locale}.md` })),
    page('accessibility', {}, 'accessibility', (locale) => ({ file: `${locale}.md` })),
    page('activity', {}, 'activity'),
    page('tonight', {}, 'tonight'),
    page('partners', {}, 'partners'),
    page('partnerShell', {}, 'partner-shell'),
    page('seat', {}, 'seat'),
    page('profile', {}, 'profile'),
    page('notFound', {}, 'not-found'),
  ];
}

/** A page per legal document; top-up agreements are files only (specification, section 2.2). */
export function legalPages(documents: readonly LegalDocument[]): PageSpec[] {
  return documents
    .filter(({ kind }) => kind === 'page')
    .map((document) => {
      const { name, current, versions } = document;
      const { version, files } = current;
      const coming = comingVersion(document);
      const earlier = versions.slice(0, versions.indexOf(current));
      const last = earlier.at(-1);
      const addressOf = (each: LegalVersion, locale: Locale): string =>
        legalVersionAddress(document, each.version, locale);
      return page('legal', { doc: name }, 'legal', (locale) => ({
        file: files[locale].path,
        textLocale: files[locale].locale,
        ...(files[locale].statements && { statements: files[locale].statements }),
        version,
        ...(last && {
          before: {
            version: last.version,
            changes: legalChangesAddress(document, last.version, version, locale),
            versions: earlier.map((each) => ({
              version: each.version,
              address: addressOf(each, locale),
            })),
          },
        }),
        ...(coming && {
          coming: {
            version: coming.version,
            effective: coming.effective,
            address: addressOf(coming, locale),
            changes: legalChangesAddress(document, version, coming.version, locale),
          },
        }),
      }));
    });
}
