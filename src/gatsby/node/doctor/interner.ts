/** A list of texts, each of which stands in it once. */
export interface Interner {
  readonly texts: readonly string[];
  /** Returns the place of a text, which is added where it is new. */
  readonly placeOf: (text: string) => number;
}

/** Makes a list that begins with some texts, each different. */
export function createInterner(first: readonly string[] = []): Interner {
  const texts = [...first];
  const places = new Map(texts.map((text, at) => [text, at]));
  return {
    texts,
    placeOf: (text) => {
      const known = places.get(text);
      if (known !== undefined) return known;
      places.set(text, texts.length);
      texts.push(text);
      return texts.length - 1;
    },
  };
}
