import type { WireMessage } from '../../../../contract';
import type { ConversationHandle, ConversationState } from '../conversation';
import type { BrowserTab } from './browser-tab';

interface Told {
  readonly content: string;
  /** Name of the tab in which it was written, or of another device. */
  readonly place: string;
  /** It was shown as sent, or as waiting for it: it may not be lost any more. */
  isPromised: boolean;
  /** It was shown as refused: it is sent when the visitor asks for it, behind others. */
  hasFailed: boolean;
}

/** Recognizes a piece of this reply of the echo, which is one of no other. */
function isPieceOf(piece: string, content: string): boolean {
  return piece.includes('word') && content.includes(piece);
}

/** The words of a visitor, and what the site has told about them. */
export class ToldMessages {
  /** The first thing that no visitor may see. */
  fault: string | undefined;
  private readonly all: Told[] = [];

  /** Makes words that nobody has written before. */
  write(place: string): string {
    const content = `word ${String(this.all.length)}.`;
    this.all.push({ content, place, isPromised: false, hasFailed: false });
    return content;
  }

  /** Follows what a tab shows, as long as it is there. */
  watch({ store }: ConversationHandle, tab: BrowserTab): void {
    store.subscribe((state) => {
      if (tab.isHere) this.look(state);
    });
  }

  private look({ messages, reply }: ConversationState): void {
    const contents = messages.map(({ content }) => content);
    if (new Set(contents).size < contents.length) this.fault ??= `shown twice: ${contents.join()}`;
    for (const { sender, content, delivery } of messages) {
      if (reply && sender === 'character' && isPieceOf(reply.content, content)) {
        this.fault ??= `shown as being written though it is there: ${content}`;
      }
      const told = this.all.find((each) => each.content === content);
      if (!told) continue;
      told.isPromised ||= delivery === 'waiting' || delivery === 'sent';
      told.hasFailed ||= delivery === 'failed';
    }
  }

  /** Lists what is not as it should be in what the server has in the end. */
  faultsIn(stored: readonly WireMessage[]): string[] {
    const contents = stored.map(({ content }) => content);
    const said = stored.flatMap(({ sender, content }) => (sender === 'user' ? [content] : []));
    const lost = this.all.filter((told) => told.isPromised && !said.includes(told.content));
    const unanswered = said.filter((each) => !contents.includes(`You said: ${each}`));
    return [
      ...lost.map(({ content }) => `lost: ${content}`),
      ...unanswered.map((content) => `without an answer: ${content}`),
      ...(new Set(contents).size < contents.length ? [`sent twice: ${contents.join()}`] : []),
      ...this.outOfOrder(said),
    ];
  }

  /** Lists the places whose words were not sent in the order of writing. */
  private outOfOrder(said: readonly string[]): string[] {
    const places = [...new Set(this.all.map(({ place }) => place))];
    return places.flatMap((place) => {
      const written = this.all
        .filter((told) => told.place === place && !told.hasFailed && said.includes(told.content))
        .map(({ content }) => content);
      const sent = said.filter((each) => written.includes(each));
      return sent.join() === written.join() ? [] : [`of ${place} in the order ${sent.join()}`];
    });
  }
}
