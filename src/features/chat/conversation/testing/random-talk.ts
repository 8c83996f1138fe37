import fc from 'fast-check';
import * as z from 'zod/mini';
import { endpoints, type WireMessage } from '../../../../contract';
import type { Visitor } from '../../../../reference-api/testing/visitor';
import type { Chat } from '../chat';
import type { ConversationHandle } from '../conversation';
import { BrowserTab, runIn, runningTab } from './browser-tab';
import type { startChatKit } from './chat-kit';
import { ScheduledBrowser } from './scheduled-browser';
import type { Fate } from './scheduled-line';
import { ToldMessages } from './told-messages';

type Kit = ReturnType<typeof startChatKit>;

interface OpenTab {
  readonly tab: BrowserTab;
  readonly chat: Chat;
  readonly conversation: ConversationHandle;
}

const MOST_TABS = 3;

/** Number of turns within which all is well after the last step. */
const MOST_TURNS = 3000;

function often<A extends string>(weight: number, act: A) {
  return { weight, arbitrary: fc.constant(act) };
}

const acts = fc.oneof(
  often(6, 'write'),
  often(3, 'reload'),
  often(1, 'open a tab'),
  often(1, 'close a tab'),
  // Each of these also ends what it began.
  often(2, 'lose the line'),
  often(1, 'fill the storage'),
  often(1, 'stop answering'),
  often(2, 'break sockets'),
  often(4, 'let a timer ring'),
  often(2, 'write elsewhere'),
  often(1, 'send again'),
);

type Act = typeof acts extends fc.Arbitrary<infer A> ? A : never;

/** Step of a talk: what happens, in which tab, and how much of what is on its way arrives then. */
interface Step {
  readonly act: Act;
  readonly place: number;
  readonly arrivals: number;
}

/** The steps of a talk, at random. */
export const stepsOfTalk: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ act: acts, place: fc.nat(MOST_TABS - 1), arrivals: fc.nat(12) }),
  { minLength: 4, maxLength: 20 },
);

/** A talk of a visitor in some tabs, in which things happen as they like. */
export class RandomTalk {
  private readonly tabs: OpenTab[] = [];
  private readonly gone: Chat[] = [];
  private readonly told = new ToldMessages();
  private readonly browser: ScheduledBrowser;
  private isOut = false;
  private isHealed = false;

  /**
   * @param scheduler says in which order things arrive
   * @param dice says what becomes of them, by numbers from 0 to 99
   */
  constructor(
    private readonly kit: Kit,
    private readonly visitor: Visitor,
    private readonly scheduler: fc.Scheduler,
    private readonly dice: Iterator<number>,
  ) {
    this.browser = new ScheduledBrowser({
      later: (label, run) => {
        const tab = runningTab();
        const turn = scheduler.schedule(Promise.resolve(), `${tab?.name ?? ''}: ${label}`);
        void turn.then(() => {
          if (tab?.isHere) run();
        });
      },
      fateOf: (what) => this.fateOf(what),
    });
    kit.logIn(visitor);
    this.open();
  }

  private roll(): number {
    return Number(this.dice.next().value);
  }

  private fateOf(what: 'request' | 'frame'): Fate {
    if (this.isHealed) return 'arrives';
    const fates = { request: ['lost', 'unheard'], frame: ['lost', 'twice', 'late'] } as const;
    return fates[what][Math.floor(this.roll() / 7)] ?? 'arrives';
  }

  private open(): void {
    const tab = new BrowserTab(`tab ${String(this.tabs.length + this.gone.length)}`);
    runIn(tab, () => {
      const chat = this.kit.openTab();
      const conversation = this.kit.enter(chat);
      this.told.watch(conversation, tab);
      this.tabs.push({ tab, chat, conversation });
    });
  }

  private close(place: number): void {
    const [closed] = this.tabs.splice(place % this.tabs.length, 1);
    if (!closed) return;
    closed.tab.end();
    this.gone.push(closed.chat);
  }

  private write(place: number): void {
    const here = this.tabs[place % this.tabs.length];
    if (!here) return;
    const content = this.told.write(here.tab.name);
    runIn(here.tab, () => here.conversation.send(content, 'en'));
  }

  private async writeElsewhere(): Promise<void> {
    // There nothing is tried again.
    if (this.isOut) return;
    const content = this.told.write('another device');
    const input = { character_id: 'p-lingxi', content, client_message_id: content };
    await this.kit.api().call('chatRespond', input, this.visitor.headers);
  }

  private sendAgain(): void {
    for (const { tab, conversation } of this.tabs) {
      const { messages } = conversation.store.getState();
      const failed = messages.filter(({ delivery }) => delivery === 'failed');
      for (const { key } of failed) runIn(tab, () => conversation.retry(key));
    }
  }

  private stopAnswering(isOut: boolean): void {
    this.isOut = isOut;
    this.kit.echo.failWith(isOut ? new Error('The companion is out') : undefined);
  }

  private readonly acts: Readonly<Record<Act, (place: number) => void | Promise<void>>> = {
    write: (place) => this.write(place),
    reload: (place) => {
      this.close(place);
      this.open();
    },
    'open a tab': () => {
      if (this.tabs.length < MOST_TABS) this.open();
    },
    'close a tab': (place) => {
      if (this.tabs.length > 1) this.close(place);
    },
    'lose the line': () => {
      const { line } = this.browser;
      line.isDown = !line.isDown;
      if (line.isDown) line.breakSockets();
    },
    'fill the storage': () => {
      const { storage } = this.browser;
      storage.isFull = !storage.isFull;
    },
    'stop answering': () => this.stopAnswering(!this.isOut),
    'break sockets': () => this.browser.line.breakSockets(),
    'let a timer ring': async () => {
      await this.browser.settled();
      this.browser.clock.ring();
    },
    'write elsewhere': () => this.writeElsewhere(),
    'send again': () => this.sendAgain(),
  };

  /** Lets something happen, and some of what is on its way arrive. @throws when something was shown that is not so */
  async take({ act, place, arrivals }: Step): Promise<void> {
    await this.acts[act](place);
    for (let left = arrivals; left > 0; left -= 1) {
      // What arrives together meets what has not been dealt with yet.
      if (this.roll() < 70) await this.browser.settled();
      if (this.scheduler.count() > 0) await this.scheduler.waitNext(1);
    }
    this.assertShownWell();
  }

  private assertShownWell(): void {
    if (this.told.fault !== undefined) throw new Error(this.told.fault);
  }

  /** Makes everything work again. @throws when it does not end well */
  async finish(): Promise<void> {
    const { line, storage, clock } = this.browser;
    this.isHealed = true;
    line.isDown = false;
    storage.isFull = false;
    this.stopAnswering(false);
    line.breakSockets();
    let fault = '';
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      await this.browser.settled();
      this.assertShownWell();
      if (this.scheduler.count() > 0) {
        await this.scheduler.waitNext(1);
        continue;
      }
      fault = await this.findFault();
      if (fault === '') return;
      this.sendAgain();
      clock.ring();
    }
    throw new Error(fault);
  }

  private async readStored(): Promise<readonly WireMessage[]> {
    const { webUserId, headers } = this.visitor;
    const input = { conversation_id: `${webUserId}:p-lingxi`, limit: 100 };
    const { envelope } = await this.kit.api().call('historyMessages', input, headers);
    return z.parse(endpoints.historyMessages.payload, envelope.payload).list;
  }

  private async findFault(): Promise<string> {
    const stored = await this.readStored();
    const contents = stored.map(({ content }) => content).join();
    const faults = this.tabs.flatMap(({ tab: { name }, conversation }) => {
      const { messages, reply, isTyping, isAwaited } = conversation.store.getState();
      const shown = messages.map(({ content }) => content).join();
      return [
        ...(shown === contents ? [] : [`${name} shows ${shown} instead of ${contents}`]),
        ...(reply || isTyping || isAwaited ? [`${name} waits for what does not come`] : []),
      ];
    });
    return [...this.told.faultsIn(stored), ...faults].join('\n');
  }

  /** Gives the browser of before back. */
  end(): void {
    while (this.tabs.length > 0) this.close(0);
    this.browser.end();
    for (const chat of this.gone) this.kit.closeTab(chat);
    this.stopAnswering(false);
    this.kit.logOut();
  }
}
