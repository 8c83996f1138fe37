import { isMap, isNode, isScalar, isSeq, Pair, parseDocument, Scalar, type Document } from 'yaml';
import type { YAMLMap, YAMLSeq } from 'yaml';
import {
  isList,
  isSame,
  isStoredMap,
  storedOf,
  type Stored,
  type StoredMap,
} from './stored-values';
import { nodeOf, written } from './write-yaml';

/** Hands the comment above what is deleted on to what follows it: mostly it is of a group. */
function handOnComment(from: unknown, to: unknown): void {
  if (!isNode(from) || !isNode(to) || from === to || !from.commentBefore) return;
  to.commentBefore = [from.commentBefore, to.commentBefore].filter(Boolean).join('\n');
  to.spaceBefore = from.spaceBefore === true || to.spaceBefore === true;
}

/** Drops entries; `nodeIn` finds what comments hang on. */
function withoutDropped<T>(
  entries: readonly T[],
  isDropped: (entry: T) => boolean,
  nodeIn: (entry: T) => unknown,
): T[] {
  for (const [at, entry] of entries.entries()) {
    if (isDropped(entry)) handOnComment(nodeIn(entry), nodeIn(entries[at + 1] ?? entry));
  }
  return entries.filter((entry) => !isDropped(entry));
}

function keyOf({ key }: Pair): string {
  return String(isScalar(key) ? key.value : key);
}

function mergeMap(node: YAMLMap, base: StoredMap, mine: StoredMap): void {
  const unused = [...node.items];
  const bases = [...base.pairs];
  const takeFirst = <T>(list: T[], fits: (item: T) => boolean): T | undefined => {
    const at = list.findIndex(fits);
    return at < 0 ? undefined : list.splice(at, 1)[0];
  };
  const merged = mine.pairs.map(([key, value]) => {
    const pair = takeFirst(unused, (each) => keyOf(each) === key);
    const before = takeFirst(bases, ([name]) => name === key)?.[1];
    if (!pair) return new Pair<unknown>(new Scalar(key), nodeOf(value, node.items[0]?.value));
    pair.value = mergeNode(pair.value, before, value);
    return pair;
  });
  // What is in the file and was not in the form stays.
  const isDropped = (pair: Pair): boolean =>
    unused.includes(pair) && base.pairs.some(([key]) => key === keyOf(pair));
  const left = withoutDropped(node.items, isDropped, ({ key }) => key);
  const isMoved = mine.isOrdered === true && !isInOrder(merged, left);
  node.items = isMoved ? [...merged, ...left.filter((pair) => unused.includes(pair))] : left;
  for (const [at, pair] of merged.entries()) {
    if (node.items.includes(pair)) continue;
    const before = merged[at - 1];
    node.items.splice(before ? node.items.indexOf(before) + 1 : 0, 0, pair);
  }
}

/** True when what stands in both lists stands in the same order in them. */
function isInOrder<T>(one: readonly T[], other: readonly T[]): boolean {
  const places = one.map((item) => other.indexOf(item)).filter((at) => at >= 0);
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
}

/** Counts the values that two have in common, in the same places. */
function likeness(one: Stored | undefined, other: Stored): number {
  if (one === undefined) return 0;
  if (isStoredMap(one) && isStoredMap(other)) {
    return other.pairs.reduce((sum, [key, value]) => {
      const same = one.pairs.find(([name]) => name === key)?.[1];
      return sum + likeness(same, value);
    }, 0);
  }
  return isSame(one, other) ? 1 : 0;
}

/** Finds for each item the one that it was before: the same, or else the one that it has most in common with. */
function partners(
  base: readonly Stored[],
  mine: readonly Stored[],
): readonly (number | undefined)[] {
  const free = new Set(base.keys());
  const found = mine.map((item) => {
    const same = [...free].find((at) => isSame(base[at] ?? null, item));
    if (same !== undefined) free.delete(same);
    return same;
  });
  return found.map((known, at) => {
    if (known !== undefined) return known;
    const likely = [...free]
      .map((place) => ({ place, score: likeness(base[place], mine[at] ?? null) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)[0]?.place;
    if (likely !== undefined) free.delete(likely);
    return likely;
  });
}

function mergeList(node: YAMLSeq, base: readonly Stored[], mine: readonly Stored[]): void {
  const places = partners(base, mine);
  const merged = mine.map((item, at) => {
    const place = places[at];
    return place === undefined
      ? nodeOf(item, node.items[0])
      : mergeNode(node.items[place], base[place], item);
  });
  const isDropped = (item: unknown): boolean => !places.includes(node.items.indexOf(item));
  withoutDropped(node.items, isDropped, (item) => item);
  node.items = merged;
}

/** Puts into a node what differs; returns the node, or another one in its place. */
function mergeNode(node: unknown, base: Stored | undefined, mine: Stored): unknown {
  if (base !== undefined && isSame(base, mine)) return node;
  if (isMap(node) && base !== undefined && isStoredMap(base) && isStoredMap(mine)) {
    mergeMap(node, base, mine);
    return node;
  }
  if (isSeq(node) && base !== undefined && isList(base) && isList(mine)) {
    mergeList(node, base, mine);
    return node;
  }
  if (isScalar(node) && !isList(mine) && !isStoredMap(mine)) {
    node.value = mine;
    return node;
  }
  const made = nodeOf(mine, node);
  if (isNode(node)) {
    made.commentBefore = node.commentBefore ?? null;
    made.comment = node.comment ?? null;
    made.spaceBefore = node.spaceBefore === true;
  }
  return made;
}

/** Reads a YAML text, also where a key stands in it twice; undefined where it is none. */
export function readStored(text: string): Stored | undefined {
  const document = parseDocument(text, { uniqueKeys: false });
  return document.errors.length > 0 ? undefined : storedOf(document.contents);
}

/**
 * Writes into a YAML text what an editor has changed; everything else, with its comments, quotation marks and order, stays.
 * @param base what the editor was shown of the text
 * @param mine what it is to be
 * @returns undefined where the text is no YAML
 */
export function mergeYaml(text: string, base: Stored, mine: Stored): string | undefined {
  const document: Document = parseDocument(text, { uniqueKeys: false });
  if (document.errors.length > 0) return undefined;
  const merged = mergeNode(document.contents, base, mine);
  document.contents = isNode(merged) ? merged : null;
  return written(document);
}
