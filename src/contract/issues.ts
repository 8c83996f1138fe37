import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

/**
 * Words what an issue of zod expects: `expected a string`. The message of a check stands as it is; zod/mini itself says
 * no more than "Invalid input", so the rest is worded here.
 */
export function expectationOf(issue: Issue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `expected at least ${String(issue.minimum)}`;
    case 'too_big':
      return `expected at most ${String(issue.maximum)}`;
    case 'unrecognized_keys':
      return `expected no field ${issue.keys.join(', ')}`;
    default:
      return issue.message;
  }
}

/** The place of an issue: `list.0.name`, behind `root` where one is given; empty for the value itself. */
export function placeOf({ path }: Pick<Issue, 'path'>, root?: string): string {
  return [...(root === undefined ? [] : [root]), ...path.map(String)].join('.');
}

/**
 * Lists what is wrong with a value, as `field: expectation` for each issue.
 * @param whole stands for the value itself, where it is no field that is wrong
 */
export function issueLines(error: { readonly issues: readonly Issue[] }, whole: string): string[] {
  return error.issues.map((issue) => `${placeOf(issue) || whole}: ${expectationOf(issue)}`);
}
