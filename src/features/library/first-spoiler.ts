/** Returns the id of the first fold in the texts of a game: the question that most are stuck at. */
export function firstSpoiler(sections: readonly { readonly html: string }[]): string | undefined {
  for (const { html } of sections) {
    const [, id] = / id="(fold-\w+)"/.exec(html) ?? [];
    if (id !== undefined) return id;
  }
  return undefined;
}
