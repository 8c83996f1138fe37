const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hashes a text to 32 bits, the same in every browser (FNV-1a, mixed once more so that neighbours part). */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Sorts keys in an order of a seed that tells nothing of them. */
export function seededOrder<T extends string | number>(keys: readonly T[], seed: string): T[] {
  return keys
    .map((key) => ({ key, hash: hashOf(`${seed} ${String(key)}`) }))
    .sort((one, other) => one.hash - other.hash || (one.key < other.key ? -1 : 1))
    .map(({ key }) => key);
}
