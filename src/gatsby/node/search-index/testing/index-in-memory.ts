import { indexAddress } from '../../../../local-search/index-format';
import { LocalSearch } from '../../../../local-search/local-search';
import { writeIndexFiles, type SearchIndex } from '../index-files';

/** The files of an index, and a search that reads them; `read` holds the addresses that it asked for. */
export function makeIndex(index: SearchIndex) {
  const files = new Map<string, string>();
  const root = writeIndexFiles(index, (digest, text) => {
    files.set(indexAddress('zh', digest), text);
  });
  files.set(indexAddress('zh'), JSON.stringify(root));
  const read: string[] = [];
  const search = new LocalSearch('zh', (address) => {
    read.push(address);
    const text = files.get(address);
    return text === undefined ? Promise.reject(new Error(address)) : Promise.resolve(text);
  });
  return { files, read, search };
}
