import type { Companion, Reply, Turn } from '../../companion/companion';

/** A companion that repeats what it is told, in two pieces, and plays scenes by the words "step", "win" and "lose". */
export function createEcho() {
  const turns: Turn[] = [];
  let failure: Error | undefined;
  let gate: Promise<void> = Promise.resolve();
  let noteTurn = (): void => undefined;

  function play({ quest, content }: Turn): Pick<Reply, 'quest'> {
    if (!quest) return {};
    const { total, current } = quest.progress;
    if (content === 'win')
      return { quest: { status: 'done', progress: { current: total, total } } };
    if (content === 'lose') return { quest: { status: 'failed', progress: { current, total } } };
    return { quest: { status: 'running', progress: { current: current + 1, total } } };
  }

  const companion: Companion = {
    reply: async (turn, write) => {
      turns.push(turn);
      noteTurn();
      await gate;
      if (failure) throw failure;
      write('You said: ');
      write(turn.content);
      return {
        content: `You said: ${turn.content}`,
        origin: 'script',
        references: [{ type: 'game', id: 'star-echo', title: 'Star Echo' }],
        suggestions: ['And you?'],
        memory: { turns: turns.length },
        ...play(turn),
      };
    },
  };
  return {
    companion,
    /** The turns that it was asked for, in this order. */
    turns,
    /** Every reply fails from now on, or none any more. */
    failWith: (error: Error | undefined): void => {
      failure = error;
    },
    /** Resolves when it is asked the next time. */
    nextTurn: (): Promise<void> =>
      new Promise((resolve) => {
        noteTurn = resolve;
      }),
    /** Replies wait until the returned function is called. */
    hold: (): (() => void) => {
      let open = (): void => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
  };
}
