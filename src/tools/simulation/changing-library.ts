import type { SeededRandom } from '../../reference-api/seed/seeded-random';
import { firstEdition, nextEdition, withNewLegalText, type Edition } from './stub-library';

/** Library that changes by the hour, with all that it has been. */
export class ChangingLibrary {
  private readonly editions: Edition[] = [firstEdition()];

  get newest(): Edition {
    const last = this.editions.at(-1);
    if (!last) throw new Error('There is no edition');
    return last;
  }

  change(hour: number, random: SeededRandom): void {
    this.editions.push(nextEdition(this.newest, hour, random));
  }

  changeLegalText(hour: number): void {
    this.editions.push(withNewLegalText(this.newest, hour));
  }

  /** Finds what the library was in an earlier hour. */
  editionOf(hour: number): Edition {
    return this.editions.findLast(({ since }) => since <= hour) ?? firstEdition();
  }

  /** Counts the hours for which there has been something newer than an edition; 0 for the newest one. */
  ageOf(edition: number, hour: number): number {
    const next = this.editions[edition];
    return next === undefined ? 0 : hour - next.since;
  }
}
