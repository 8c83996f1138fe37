import { ogImagesOutput } from '../og-images/og-images';
import { picturesOutput } from '../pictures/publish-pictures';
import { searchIndexOutput } from '../search-index/write-search-index';
import { calendarsOutput } from './calendars/activity-calendars';
import { sitemapOutput } from './discovery/sitemap';
import { machineFilesOutput } from './discovery/write-machine-files';
import { itemCardsOutput } from './item-cards/write-item-cards';
import { itemChangesOutput } from './item-changes/write-item-changes';
import { libraryFilterOutput } from './library-filter/write-library-filter';
import { notebooksOutput } from './notebooks/write-notebooks';
import type { Output } from './output';
import { readingAidsOutput } from './reading-aids/write-reading-aids';
import { pictureWordsOutput } from './picture-words/write-picture-words';
import { tonightWordsOutput } from './tonight-words/write-tonight-words';

/** Every output that follows from the library alone, in the order of writing. */
export const OUTPUTS: readonly Output[] = [
  picturesOutput,
  ogImagesOutput,
  calendarsOutput,
  searchIndexOutput,
  libraryFilterOutput,
  tonightWordsOutput,
  itemCardsOutput,
  itemChangesOutput,
  notebooksOutput,
  readingAidsOutput,
  pictureWordsOutput,
  machineFilesOutput,
  sitemapOutput,
];
