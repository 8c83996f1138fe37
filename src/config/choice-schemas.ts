import * as z from 'zod/mini';
import type { Setting } from './setting-kinds';

/** Splits a list at its commas. */
export function listed(value: string): string[] {
  return value.split(',').map((each) => each.trim());
}
/** Lists values in a sentence: `a, b or c`. */
function alternatives(values: readonly string[]): string {
  const [last = '', ...others] = [...values].reverse();
  return `${others.reverse().join(', ')} or ${last}`;
}

/** Makes the schema of one of some values. */
export function choiceSchema(choices: readonly string[]): z.ZodMiniType<unknown, string> {
  return z.enum(choices, { error: `expected ${alternatives(choices)}` });
}

/** The name that stands for all which are not named. */
const ALL = 'all';

/** Reads `games:hold,all:strict`; undefined for anything else. */
function choicesByName(
  value: string,
  names: readonly string[],
  choices: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const pairs = listed(value).map((pair) => pair.split(':').map((part) => part.trim()));
  const given = new Map(pairs.map(([name = '', choice = '']) => [name, choice]));
  const isValid = pairs.every(
    ([name = '', choice = '', ...more]) =>
      more.length === 0 && [ALL, ...names].includes(name) && choices.includes(choice),
  );
  if (!isValid || given.size < pairs.length) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => {
      const choice = given.get(name) ?? given.get(ALL);
      return choice === undefined ? [] : [[name, choice]];
    }),
  );
}

/** Makes the schema of a list of `name:choice`: an object of the choices by their names. */
export function choicesSchema({
  names = [],
  choices = [],
}: Setting): z.ZodMiniType<unknown, string> {
  const [name = '', choice = ''] = [names[0], choices.at(-1)];
  const error = `expected pairs such as ${name}:${choice}, separated by commas and each name once, of ${alternatives([...names, ALL])} with ${alternatives(choices)}`;
  return z.pipe(
    z
      .string()
      .check(z.refine((value) => choicesByName(value, names, choices) !== undefined, error)),
    z.transform((value: string) => choicesByName(value, names, choices)),
  );
}
