/** Moods that each mood is least like: who wants it has these last. */
const AGAINST: Readonly<Partial<Record<string, readonly string[]>>> = {
  calm: ['tense', 'thrilling', 'eerie', 'demanding'],
  cosy: ['tense', 'eerie', 'demanding'],
  funny: ['tense', 'eerie', 'wistful'],
  tense: ['calm', 'cosy'],
  thrilling: ['calm', 'wistful'],
  eerie: ['cosy', 'funny'],
  thoughtful: ['thrilling'],
  wistful: ['funny', 'thrilling'],
  demanding: ['calm', 'cosy'],
};

/** Counts the moods of a game that are against those that somebody wants. */
export function countMoodsAgainst(wanted: readonly string[], own: readonly string[]): number {
  const against = new Set(wanted.flatMap((mood) => AGAINST[mood] ?? []));
  return own.filter((mood) => against.has(mood)).length;
}
