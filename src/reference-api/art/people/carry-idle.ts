import { arm, type Sleeve } from './body';
import { hand } from './hand';
import type { Person } from './person';

/** Arms and what they hold, by layer: behind everything, on the trunk, the sleeves, and before everything. */
export interface Carried {
  readonly back: string;
  readonly middle: string;
  readonly arms: string;
  readonly held: string;
  /** Side of the drawing that the prop takes, so that the picture can be balanced. */
  readonly side: -1 | 1;
}

/** The arm that has nothing to do: down, on the hip or at the heart. */
export const idleArm = (p: Person, side: -1 | 1, sleeve: Sleeve): string => {
  const { waist, shoulder } = p.body;
  switch (p.dice.index(`idle${String(side)}`, 3)) {
    case 0: {
      const x = side * (waist + 26);
      return arm(p, side, [x, 566], sleeve) + hand(p, x, 566, side * 70);
    }
    default:
      return (
        arm(p, side, [side * (shoulder + 16), 640], sleeve) +
        hand(p, side * (shoulder + 16), 640, 0)
      );
  }
};

/** Both arms of a person who holds nothing. */
export const emptyHands = (p: Person, sleeve: Sleeve, side: -1 | 1): Carried => {
  const { shoulder, waist } = p.body;
  const other = side === 1 ? -1 : 1;
  const both = (x: number, y: number, turn: number): readonly [string, string] => [
    arm(p, -1, [-x, y], sleeve) + arm(p, 1, [x, y], sleeve),
    hand(p, -x, y, -turn) + hand(p, x, y, turn),
  ];
  const draw = (): readonly [string, string] => {
    switch (p.look.view === 'close' ? 1 : p.dice.index('empty', 5)) {
      case 0:
        return [
          idleArm(p, other, sleeve) + arm(p, side, [side * (shoulder + 78), 150], sleeve),
          hand(p, side * (shoulder + 84), 116, side * 14, 'wave'),
        ];
      case 1:
        return [
          idleArm(p, other, sleeve) + arm(p, side, [side * 36, 356], sleeve),
          hand(p, side * 22, 350, side * -60, 'wave'),
        ];
      case 2:
        return [
          arm(p, other, [side * waist * 0.8, 458], sleeve) +
            arm(p, side, [other * waist * 0.8, 436], sleeve),
          hand(p, other * waist * 0.9, 430, other * 60),
        ];
      case 3:
        return both(waist + 22, 560, 70);
      default:
        return both(28, 500, 60);
    }
  };
  const [arms, held] = draw();
  return { back: '', middle: '', arms, held, side };
};
