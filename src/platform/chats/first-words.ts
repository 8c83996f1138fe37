import { create } from 'zustand';

/** An answer to a partner's greeting that was tapped in this tab. */
export interface FirstWord {
  /** Its place among the answers, which is the same in every language. */
  readonly answer: number;
  /** Milliseconds. */
  readonly at: number;
}

/** First words to partners, by the partner's id: known to the tab alone, and to no server. */
export const useFirstWords = create((): Readonly<Record<string, FirstWord>> => ({}));

/** Remembers which answer to a greeting was tapped last, on a card, a page or in the chat. */
export function rememberFirstWord(partnerId: string, answer: number): void {
  useFirstWords.setState({ [partnerId]: { answer, at: Date.now() } });
}

/** Forgets all of them. */
export function forgetFirstWords(): void {
  useFirstWords.setState({}, true);
}
