import pLimit from 'p-limit';
import { questionSetSchema } from '../../../reference-api/companion/evaluation/evaluate';
import tuned from '../../../reference-api/companion/evaluation/tuned.json';
import { countFaults, type Faults } from './count-faults';
import { Visitor, type Times, type Words } from './visitor';

/** Logins, and sockets that are opened, at a time. */
const AT_ONCE = 20;

/** One message in so many is sent over a line that breaks, and then again. */
const BROKEN_OFF = 10;

/** Visitors who all talk at once. */
export class Crowd {
  private said = 0;
  private readonly words: readonly Words[] = questionSetSchema.parse(tuned);

  private constructor(readonly visitors: readonly Visitor[]) {}

  /** Logs so many visitors in. */
  static async arrive(url: string, count: number): Promise<Crowd> {
    const words = questionSetSchema.parse(tuned);
    const limit = pLimit(AT_ONCE);
    const partnerOf = (number: number): string => words[number % words.length]?.partner ?? '';
    const numbers = Array.from({ length: count }, (_, number) => number);
    return new Crowd(
      await Promise.all(
        numbers.map((number) => limit(() => Visitor.arrive(url, number, partnerOf(number)))),
      ),
    );
  }

  /** Lets a visitor say the next thing; questions go round. */
  say(visitor: Visitor): Promise<Times> {
    this.said += 1;
    const words = this.words[this.said % this.words.length];
    if (!words) throw new Error('There is nothing to say');
    return visitor.say(words, this.said % BROKEN_OFF === 0);
  }

  /** Lets all say something at the same moment. */
  sayAll(): Promise<Times>[] {
    return this.visitors.map((visitor) => this.say(visitor));
  }

  /** Opens the sockets of all anew. */
  async connect(url: string): Promise<void> {
    const limit = pLimit(AT_ONCE);
    await Promise.all(this.visitors.map((visitor) => limit(() => visitor.connect(url))));
  }

  leave(): void {
    for (const visitor of this.visitors) visitor.disconnect();
  }

  /** Compares all conversations with what was said. */
  async countFaults(): Promise<Faults> {
    const limit = pLimit(AT_ONCE);
    const all = await Promise.all(
      this.visitors.map((visitor) =>
        limit(async () => countFaults(visitor.sent, await visitor.read())),
      ),
    );
    const sum = (pick: (faults: Faults) => number): number =>
      all.reduce((total, faults) => total + pick(faults), 0);
    return {
      lost: sum(({ lost }) => lost),
      doubled: sum(({ doubled }) => doubled),
      misplaced: sum(({ misplaced }) => misplaced),
    };
  }
}
