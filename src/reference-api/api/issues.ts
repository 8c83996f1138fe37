import * as z from 'zod/mini';

interface Issues {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** What is wrong, as `field: reason` for each field; `whole` stands for the value itself. */
export function issueLines(error: Issues, whole: string): string[] {
  return error.issues.map(
    ({ path, message }) => `${path.length === 0 ? whole : path.map(String).join('.')}: ${message}`,
  );
}

/** zod/mini says "Invalid input" to everything unless it is given a language for its messages. */
export function speakPlainly(): void {
  z.config(z.locales.en());
}
