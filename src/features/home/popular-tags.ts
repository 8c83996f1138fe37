/** Tags that the home page offers. */
const MOST_TAGS = 6;

interface Tag {
  readonly label: string;
  readonly slug: string;
}

/** The tags of some games, each once, the most frequent ones first; at most six. */
export function popularTags(
  games: readonly { readonly text: { readonly tags: readonly Tag[] } }[],
): Tag[] {
  const counts = new Map<string, { readonly tag: Tag; count: number }>();
  for (const tag of games.flatMap(({ text }) => text.tags)) {
    const counted = counts.get(tag.slug);
    if (counted) counted.count += 1;
    else counts.set(tag.slug, { tag, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_TAGS)
    .map(({ tag }) => tag);
}
