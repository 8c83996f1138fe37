import type { ThemeUIStyleObject } from 'theme-ui';

const sentenceStyle = { display: 'inline-block' } satisfies ThemeUIStyleObject;

/** A title of Chinese or Japanese in which a question or call is followed by more: it breaks behind that first. */
export function WholeSentences({ text }: { text: string }) {
  const sentences = text.match(/[^？！]+[？！]*\s*|[？！]+/g) ?? [];
  if (sentences.length < 2) return text;
  return sentences.map((sentence, index) => (
    <span key={index} sx={sentenceStyle}>
      {sentence}
    </span>
  ));
}
