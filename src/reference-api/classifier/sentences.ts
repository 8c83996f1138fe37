/** Parts a text into its sentences; a text of one is itself. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[。！？!?.…\n])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
