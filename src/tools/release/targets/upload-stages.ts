import { EDGE_RULES_FILE } from '../../../gatsby/node/outputs/hosting/edge/edge-rules';
import { isHidden, NOT_FOUND_DOCUMENT } from '../../../gatsby/node/outputs/hosting/hosting-rules';

/** Files that tell of others: the build check, Gatsby's own, the roots of the search index, sitemaps and feeds. */
const MANIFEST =
  /^\/(?:builds|hosting)\/|\/app-data\.json$|^\/(?:search-index|notebooks)\/[a-z]+\.json$|\/(?:sitemap|feed|robots|llms)[^/]*\.(?:xml|json|txt)$/;

const PAGE = /\.html$|^\/page-data\//;

/** True for a file that an object is made of: the edge compresses by itself, and notes for a web server have no address. */
export function isUploaded(file: string): boolean {
  return file === NOT_FOUND_DOCUMENT || file === EDGE_RULES_FILE || !isHidden(file);
}

/** Sorts files into the order in which they are written: what is named comes before what names it. */
export function uploadStages(files: readonly string[]): readonly (readonly string[])[] {
  const manifests = files.filter((file) => MANIFEST.test(file));
  const others = files.filter((file) => !MANIFEST.test(file));
  return [
    others.filter((file) => !PAGE.test(file)),
    others.filter((file) => PAGE.test(file)),
    manifests,
  ];
}
