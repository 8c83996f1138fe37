import type { ThemeUIStyleObject } from 'theme-ui';

const sentenceStyle = { display: 'inline-block' } satisfies ThemeUIStyleObject;

/** Splits a text at the ends of sentences, where a language has no spaces between them. */
function sentencesOf(text: string): readonly string[] {
  return text.match(/[^。！？]+[。！？]*[」』”]?\s*|[。！？]+/g) ?? [];
}

/** Words whose lines end with a sentence rather than within one. */
export function Sentences({ text }: { text: string }) {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return text;
  return sentences.map((sentence, at) => (
    <span key={at} sx={sentenceStyle}>
      {sentence}
    </span>
  ));
}
