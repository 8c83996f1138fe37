/** Splits what a partner says at the ends of sentences, where a language has no spaces between them. */
function sentencesOf(text: string): readonly string[] {
  return text.match(/[^。！？]+[。！？]*[」』”]?/g) ?? [text];
}

/** Words whose lines end with a sentence rather than within one, by the style around them. */
export function Sentences({ text }: { text: string }) {
  const sentences = sentencesOf(text);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, at) => <span key={at}>{sentence}</span>);
}
