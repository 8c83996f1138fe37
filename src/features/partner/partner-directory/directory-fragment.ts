import { ID_PATTERN } from '../../../contract/patterns';

/** The filter of the partner directory, kept in the fragment of its address. */
export interface DirectoryFilter {
  readonly keyword: string;
  /** The Chinese tag, which is the key in every language. */
  readonly tag: string | undefined;
  readonly gameId: string | undefined;
  /** Counted from 1. */
  readonly page: number;
}

/** The longest keyword, as of a search in the library. */
export const LONGEST_KEYWORD = 64;

/** The number of the last page that an address may ask for. */
const LAST_PAGE = 10_000;

export const EVERYBODY: DirectoryFilter = {
  keyword: '',
  tag: undefined,
  gameId: undefined,
  page: 1,
};

/** Cleans a keyword: no needless blanks, and no longer than it may be. */
export function cleanKeyword(written: string): string {
  const characters = Array.from(written.replace(/\s+/gu, ' ').trim());
  while (characters.join('').length > LONGEST_KEYWORD) characters.pop();
  return characters.join('').trim();
}

/** Makes the fragment for a filter, with its `#`; empty for everybody. */
export function directoryFragment({
  keyword,
  tag,
  gameId,
  page,
}: Partial<DirectoryFilter>): string {
  const parameters = new URLSearchParams();
  if (keyword) parameters.set('q', keyword);
  if (tag) parameters.set('tag', tag);
  if (gameId) parameters.set('game', gameId);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}

/** Reads the fragment of the directory's address; what cannot be asked for is left out. */
export function readDirectoryFragment(hash: string): DirectoryFilter {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const game = parameters.get('game') ?? '';
  const tag = (parameters.get('tag') ?? '').trim().slice(0, LONGEST_KEYWORD);
  const page = Number(parameters.get('page') ?? 1);
  return {
    keyword: cleanKeyword(parameters.get('q') ?? ''),
    tag: tag === '' ? undefined : tag,
    gameId: ID_PATTERN.test(game) ? game : undefined,
    page: Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}
